import { describe, expect, it } from 'vitest';
import { translations } from '#src/core/languages.ts';
import { createLogger } from '#src/core/logger.ts';
import { readWriting } from '#src/language/reader.ts';
import { createTaskRunner } from '#src/models/runner.ts';
import { kingdomOf } from '#src/practice/kingdoms.ts';
import type { StoryDraft } from '#src/stories/draft.ts';
import { validateForm } from '#src/stories/story-form.ts';
import { createStoryteller } from '#src/wiring/storyteller.ts';
import { freeProse, writingsFromThemes } from '../support/writings.ts';

const storyteller = createStoryteller(createTaskRunner({ models: {}, logger: createLogger('silent') }));

const writings = [...freeProse, ...writingsFromThemes(80)];

async function tellAll() {
  return Promise.all(
    writings.map(async (writing) => {
      const { chakra, themes } = readWriting(writing);
      return { writing, chakra, themes, story: await storyteller.draft({ writing, chakra }) };
    }),
  );
}
const told = await tellAll();

/** Capitalised words that are no names. */
const everybodys =
  /^((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|And|But|The|Then|Not|So|Well|Yes|No|Oh|What|Why|How|You|She|They|His|Her|Her|One|Two|Good|Right|Maybe|Just|Like|That|This|There|Now|It|My|We|He|All|Nothing|Something)$/;

const textsOf = ({ phases }: StoryDraft) => phases.map(({ text }) => text);
const sentencesOf = (story: StoryDraft) =>
  textsOf(story)
    .flatMap((text) => text.split(/(?<=[.!?…]["”’]?)\s+/))
    .map((sentence) => sentence.trim());
/** What is said in quotation marks is one character's word to another. */
const withoutSpeech = (text: string) => text.replaceAll(/[“"][^”"]*[”"]/g, ' ');

describe(`stories told from ${writings.length} writings`, () => {
  it('have 400 to 600 words in 4 to 8 paragraphs without headings, in a city of their kingdom', () => {
    const faults = told.flatMap(({ story, chakra }) => validateForm(story, chakra));
    expect(writings.length).toBeGreaterThan(200);
    expect(faults).toEqual([]);
  });

  it('speak in the first person in each scene, and never to the reader', () => {
    const outside =
      /\b(you|your|yours|yourself|reader|readers|listener|listeners|app|phone|screen|session|sessions|prompt|parent|parents|once upon a time)\b|\bthe end[.!]?$/i;
    for (const { story } of told) {
      for (const text of textsOf(story)) {
        expect(withoutSpeech(text)).toMatch(/\b(I|my|me|mine|we|our|us)\b/);
        expect(withoutSpeech(text)).not.toMatch(outside);
      }
    }
  });

  it('hold nothing that would frighten a child of four', () => {
    const forbidden =
      /\b(blood|bloody|kill|killed|dead|death|die|died|dying|knife|gun|murder|suicide|corpse|despair|hate|hell|drunk|divorce|naked|sex)\b/i;
    for (const { story } of told) {
      // Bleeding Bay is a name on the map.
      for (const text of textsOf(story)) expect(text.replaceAll('Bleeding Bay', '')).not.toMatch(forbidden);
    }
  });

  it('say nothing of the writer: no name of theirs, and no run of their words', () => {
    for (const { writing, story } of told) {
      const text = textsOf(story).join(' ');
      const words = (of: string) => of.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
      const runs = new Set<string>();
      const own = words(writing);
      for (let at = 0; at + 6 <= own.length; at++) runs.add(own.slice(at, at + 6).join(' '));
      const said = words(text);
      for (let at = 0; at + 6 <= said.length; at++)
        expect(runs.has(said.slice(at, at + 6).join(' '))).toBe(false);

      const names = [...writing.matchAll(/(?<=[a-z,] )\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name);
      for (const name of names.filter((word) => !everybodys.test(word))) {
        expect(text.match(new RegExp(`\\b${name}\\b`, 'g')), `the name ${name}`).toBeNull();
      }
    }
  });

  it('differ: those of different themes share at most a third of their sentences', () => {
    const stories = told.map(({ story, themes }) => ({
      sentences: new Set(sentencesOf(story)),
      main: themes[0]?.name,
    }));
    let most = 0;
    for (const [index, one] of stories.entries()) {
      for (const other of stories.slice(index + 1)) {
        if (one.main !== undefined && one.main === other.main) continue;
        const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length;
        most = Math.max(most, shared / Math.min(one.sentences.size, other.sentences.size));
      }
    }
    expect(most).toBeLessThanOrEqual(1 / 3);
  });

  it('are the same for the same writing', async () => {
    for (const { writing, chakra, story } of told.slice(0, 20)) {
      expect(await storyteller.draft({ writing, chakra })).toEqual(story);
    }
  });

  it('are told again in each language, scene by scene, in its own script', async () => {
    const scripts = {
      es: /\p{Script=Latin}/u,
      zh: /\p{Script=Han}/u,
      hi: /\p{Script=Devanagari}/u,
      ar: /\p{Script=Arabic}/u,
    };
    for (const { story } of told) {
      for (const language of translations) {
        const texts = await storyteller.translate({ texts: textsOf(story), origin: story.origin, language });
        expect(texts).toHaveLength(story.phases.length);
        for (const text of texts) {
          const letters = text.match(/\p{L}/gu) ?? [];
          expect(letters.length).toBeGreaterThan(20);
          expect(letters.filter((letter) => !scripts[language].test(letter))).toEqual([]);
        }
      }
    }
  });

  it('ask for each picture with the scene and the look of the kingdom', () => {
    for (const { story, chakra } of told) {
      const { look } = kingdomOf(chakra);
      const prompts = story.phases.map(({ scene }) => scene.prompt);
      for (const prompt of prompts) expect(prompt).toContain(look);
      expect(new Set(prompts).size).toBeGreaterThan(1);
      expect(new Set(story.phases.map(({ scene }) => scene.character)).size).toBe(1);
    }
  });
});

it('does not pass off a text that it did not tell as translated', async () => {
  const { story } = told[0]!;
  const texts = textsOf(story).map((text, index) => (index === 0 ? `${text} And more.` : text));
  await expect(storyteller.translate({ texts, origin: story.origin, language: 'es' })).rejects.toThrow();
});
