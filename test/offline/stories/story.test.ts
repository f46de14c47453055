import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/core/languages.ts';
import { createRandom } from '#src/core/random.ts';
import { composeStory } from '#src/offline/stories/story.ts';
import { themeImages } from '#src/offline/stories/texts.ts';
import { imageForTheme } from '#src/offline/stories/theme-images.ts';
import { characterKinds, type OfflineStory, type StoryInput } from '#src/offline/stories/types.ts';
import { type Chakra, kingdomOf, kingdoms } from '#src/practice/kingdoms.ts';

const madeUpThemes = [
  'zorbical',
  'the quillop',
  'Marguerite',
  'Llanfair',
  'project Tannhäuser',
  'vintage snorkels',
];
const listedThemes = themeImages.flatMap((image) => image.themes);

/** Writings of one to four themes, most of them listed, some that no list knows; every chakra and mood. */
function writings(count: number, seed: string): StoryInput[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    seed: `${seed}-${index}`,
    chakra: ((index % 8) + 1) as Chakra,
    themes: Array.from({ length: 1 + random.int(4) }, (_, rank) => ({
      name: random.int(5) === 0 ? random.pick(madeUpThemes) : random.pick(listedThemes),
      weight: 1 / (rank + 1),
    })),
    valence: random.between(-1, 1),
    arousal: random.next(),
  }));
}

const inputs = writings(240, 'story');
const told = inputs.map((input) => ({ input, story: composeStory(input) }));

function contentOf(story: OfflineStory, language: Language): string {
  return story.paragraphs.map(({ text }) => text[language]).join('\n\n');
}

/** Every paragraph of every story in `language` that `fault` is found in. */
function paragraphsWith(fault: RegExp, language: Language): string[] {
  return told.flatMap(({ story }) =>
    story.paragraphs.map(({ text }) => text[language]).filter((text) => fault.test(text)),
  );
}

const anyOf = (words: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.trim().split(/\s+/).join('|')})(?![\\p{L}\\p{M}])`, flags);

describe('the shape of a story', () => {
  it('has 400 to 600 English words in 4 to 8 paragraphs, however words are counted', () => {
    for (const { story } of told) {
      const english = contentOf(story, 'en');
      for (const counted of [english.split(/\s+/), english.match(/\w+/g)!, english.match(/[\w’]+/g)!]) {
        expect(counted.length).toBeGreaterThanOrEqual(400);
        expect(counted.length).toBeLessThanOrEqual(600);
      }
      expect(story.paragraphs.length).toBeGreaterThanOrEqual(4);
      expect(story.paragraphs.length).toBeLessThanOrEqual(8);
    }
  });

  it('cuts its paragraphs in more than one way', () => {
    expect(new Set(told.map(({ story }) => story.paragraphs.length)).size).toBeGreaterThanOrEqual(3);
  });

  it('is set in a city of the kingdom, and in time in every city there is', () => {
    for (const { input, story } of told) expect(kingdomOf(input.chakra).cities).toContain(story.city);
    expect(new Set(told.map(({ story }) => story.city)).size).toBe(
      new Set(kingdoms.flatMap((kingdom) => kingdom.cities)).size,
    );
  });

  it('is one paragraph of prose in each language, with no line of its own, no heading and nothing left unfilled', () => {
    for (const language of languages) {
      expect(paragraphsWith(/\n|^\s|\s$|^#|^\p{L}[\p{L} ]{0,40}$/u, language)).toEqual([]);
      expect(paragraphsWith(/[{}[\]|<>_*]|undefined|null/, language)).toEqual([]);
      expect(paragraphsWith(/ {2}| [,.;:!?،؛؟।]|[,;:،؛][,.;:،؛]|\.\.|。。|，，|।।/, language)).toEqual([]);
    }
  });

  it('ends every paragraph as its script ends a sentence', () => {
    const end: Record<Language, RegExp> = {
      en: /[.?!]”?$/,
      es: /[.?!]$|»\.$/,
      zh: /[。？！]”?$/,
      hi: /[।?!]”?$/,
      ar: /[.؟!]$|»\.$/,
    };
    for (const language of languages) {
      const last = told.flatMap(({ story }) => story.paragraphs.map(({ text }) => text[language]));
      expect(last.filter((text) => !end[language].test(text))).toEqual([]);
    }
  });

  it('closes every quotation that it opens', () => {
    const marks: Record<Language, [string, string]> = {
      en: ['“', '”'],
      es: ['«', '»'],
      zh: ['“', '”'],
      hi: ['“', '”'],
      ar: ['«', '»'],
    };
    for (const language of languages) {
      const [open, close] = marks[language];
      const unbalanced = paragraphsWith(/./u, language).filter((text) => {
        const order = [...text].filter((character) => character === open || character === close).join('');
        return order !== `${open}${close}`.repeat(order.length / 2);
      });
      expect(unbalanced).toEqual([]);
    }
  });

  it('makes no slip of grammar at the seams of its phrases', () => {
    expect(paragraphsWith(/(?<!\p{L})(?:a [aeio]|an [^aeiouh]|a a |the the |the an? )/iu, 'en')).toEqual([]);
    expect(paragraphsWith(/(?<!\p{L})(?:a|de) el (?!que)|(?<!\p{L})al la |(?<!\p{L})del la /u, 'es')).toEqual(
      [],
    );
    expect(paragraphsWith(/(?<!\p{L})[وف]?لال(?!ت)/u, 'ar')).toEqual([]);
    for (const language of ['en', 'es'] as const) {
      expect(
        paragraphsWith(/(?:^|[^.]\. |[?!] )["“«¿¡]?\p{Ll}/u, language).filter((text) =>
          /^\p{Ll}/u.test(text),
        ),
      ).toEqual([]);
    }
  });
});

describe('five languages at once', () => {
  it('writes each in its own script and no other', () => {
    expect(paragraphsWith(/[^\p{Script=Latin} ,.;:?!“”’…-]/u, 'en')).toEqual([]);
    expect(paragraphsWith(/[^\p{Script=Latin} ,.;:?¿!¡«»…-]/u, 'es')).toEqual([]);
    expect(paragraphsWith(/[^\p{Script=Han}，。“”：；、！？—…]/u, 'zh')).toEqual([]);
    expect(paragraphsWith(/[^\p{Script=Devanagari} ,।“”:;?!-]/u, 'hi')).toEqual([]);
    expect(paragraphsWith(/[^\p{Script=Arabic}\p{M} ،؛؟.:!«»]/u, 'ar')).toEqual([]);
  });

  it('opens in Spanish each question and exclamation that it closes', () => {
    for (const { story } of told) {
      const spanish = contentOf(story, 'es');
      expect(spanish.split('¿').length).toBe(spanish.split('?').length);
      expect(spanish.split('¡').length).toBe(spanish.split('!').length);
    }
  });

  it('says as much in each language: the same paragraphs, of similar length', () => {
    const perEnglishCharacter: Record<Language, [number, number]> = {
      en: [1, 1],
      es: [0.65, 1.6],
      zh: [0.18, 0.5],
      hi: [0.65, 1.35],
      ar: [0.45, 1.15],
    };
    for (const { story } of told) {
      for (const { text } of story.paragraphs) {
        for (const language of languages) {
          const [min, max] = perEnglishCharacter[language];
          const ratio = text[language].length / text.en.length;
          expect(ratio, text[language]).toBeGreaterThanOrEqual(min);
          expect(ratio, text[language]).toBeLessThanOrEqual(max);
        }
      }
    }
  });

  it('says every line of every image in all five, asking in none for a phrase that English does not ask for', () => {
    const slotsOf = (text: string) => text.match(/\{\w+\}/g) ?? [];
    for (const image of themeImages) {
      const steps = [image.appear, image.look, image.odd, image.attempt, image.learn, image.turn, image.rest];
      for (const line of [image.a, image.the, ...steps.flat()]) {
        expect(Object.keys(line)).toEqual([...languages]);
        for (const text of Object.values(line)) {
          expect(text.trim()).toBe(text);
          expect(text.length).toBeGreaterThan(0);
          expect(slotsOf(line.en)).toEqual(expect.arrayContaining(slotsOf(text)));
        }
      }
    }
  });
});

describe('a voice from inside', () => {
  it('speaks in the first person in every paragraph of every language', () => {
    const self: Record<Language, RegExp> = {
      en: anyOf('I me my mine myself', 'u'),
      es: anyOf('yo me mi mis mí conmigo'),
      zh: /我/,
      hi: anyOf('मैं मैंने मुझे मुझसे मुझ मुझमें मेरा मेरी मेरे'),
      // The first person of an Arabic verb is written with its vowel throughout.
      ar: /تُ|ني(?!\p{L})|(?<!\p{L})[وف]?(?:أنا|لي|عندي|معي|إليّ|عليّ|منّي|عنّي|(?:لأ|أ|إ|لك)نّي)(?!\p{L})/u,
    };
    for (const language of languages) {
      for (const { story } of told) {
        for (const { text } of story.paragraphs) expect(text[language]).toMatch(self[language]);
      }
    }
  });

  it('says who it is at the start, by a name that is spelt in every script', () => {
    for (const { story } of told) {
      expect(story.paragraphs[0]!.text.en).toContain(story.narrator.name);
      expect(story.paragraphs[0]!.text.es).toContain(story.narrator.name);
    }
  });

  it('addresses no reader, inside quotation marks or out', () => {
    expect(paragraphsWith(anyOf('you your yours yourself thou'), 'en')).toEqual([]);
    expect(
      paragraphsWith(anyOf('tú te ti tu tus contigo usted ustedes vosotros os vuestro vuestra'), 'es'),
    ).toEqual([]);
    expect(paragraphsWith(/[你您]/u, 'zh')).toEqual([]);
    expect(paragraphsWith(anyOf('तुम तू आप तुम्हें तुझे आपको तुम्हारा तुम्हारी तुम्हारे आपका आपकी आपके'), 'hi')).toEqual([]);
    expect(paragraphsWith(anyOf('أنت أنتَ أنتِ أنتم لك لكم إليك عليك منك معك'), 'ar')).toEqual([]);
  });

  it('knows of no reader, story, writing, device or parent', () => {
    const outside = `reader readers listener listeners audience story stories tale tales chapter narrator author
      write writes writing wrote written page pages session sessions app apps phone screen computer internet online
      email prompt user parent parents mother father mum mom mommy dad daddy mama papa child children kid kids
      therapist prime`;
    expect(paragraphsWith(anyOf(outside), 'en')).toEqual([]);
    expect(
      paragraphsWith(
        anyOf(
          'lector lectora lectores oyente cuentos narrador sesión sesiones aplicación teléfono pantalla padres',
        ),
        'es',
      ),
    ).toEqual([]);
    expect(paragraphsWith(/读者|听众|故事|作者|应用|手机|屏幕|电脑|妈妈|爸爸|父母|孩子/u, 'zh')).toEqual([]);
    expect(
      paragraphsWith(anyOf('पाठक श्रोता कहानी कहानियाँ लेखक ऐप फ़ोन मोबाइल माँ पिता माता बच्चा बच्चे'), 'hi'),
    ).toEqual([]);
    expect(
      paragraphsWith(
        anyOf('قارئ القارئ مستمع قصّة القصّة حكاية كاتب تطبيق هاتف شاشة أمّي أبي والد والدة'),
        'ar',
      ),
    ).toEqual([]);
  });
});

describe('fit for a child of four', () => {
  it('has no blood, violence, death, despair or adult matter in any language', () => {
    const english = `blood bloody bleed bleeding kill kills killed killing dead death die dies died dying murder knife knives
      gun guns sword war corpse grave coffin suicide drunk wine beer whisky alcohol drug drugs cigarette sex sexual naked
      kiss divorce hate hated hopeless despair torture wound wounds scream screamed hell devil money debt boss`;
    expect(paragraphsWith(anyOf(english), 'en')).toEqual([]);
    expect(
      paragraphsWith(
        anyOf(
          'sangre matar mató muerte muerto muerta morir cuchillo pistola guerra suicidio borracho alcohol vino droga sexo divorcio odio desesperación dinero',
        ),
        'es',
      ).filter((text) => !/\bvino\b/.test(text)),
    ).toEqual([]);
    expect(paragraphsWith(/血|杀|死|(?<!剪)刀|枪|战争|自杀|酒鬼|毒品|离婚|绝望|仇/u, 'zh')).toEqual([]);
    expect(
      paragraphsWith(anyOf('ख़ून खून हत्या मौत मृत्यु मरा मरी मर चाकू बंदूक युद्ध शराब तलाक़ नफ़रत निराशा'), 'hi'),
    ).toEqual([]);
    expect(
      paragraphsWith(anyOf('دم دماء قتل قتلت موت مات ماتت سكّين بندقيّة حرب انتحار خمر طلاق كراهية يأس'), 'ar'),
    ).toEqual([]);
  });

  it('ends open: on something waiting, unanswered or about to come', () => {
    const open =
      /tomorrow|morning|\?|not yet|until|spring|window|knocked|still do not know|put(?:ting)? an ear|listening/i;
    for (const { story } of told) expect(story.paragraphs.at(-1)!.text.en).toMatch(open);
  });
});

describe('the writer’s themes', () => {
  it('carries the image of the strongest theme through the story', () => {
    for (const { input, story } of told) {
      const image = imageForTheme(input.themes[0]!.name).image;
      expect(story.paragraphs.some(({ scene }) => scene.motifs[0] === image.motif)).toBe(true);
      expect(contentOf(story, 'en').toLowerCase()).toContain(image.the.en.toLowerCase());
    }
  });

  it('never lets the name of a theme into the text, unless it is a word of the image or the kingdom anyway', () => {
    for (const name of [
      ...madeUpThemes,
      'divorce',
      'money',
      'alcohol',
      'cancer',
      'my boss',
      'anxiety',
      'the piano',
    ]) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const story = composeStory({ ...inputs[0]!, seed, themes: [{ name, weight: 1 }] });
        for (const language of languages) {
          expect(contentOf(story, language).toLowerCase()).not.toContain(
            name.replace(/^(?:the|my) /, '').toLowerCase(),
          );
        }
      }
    }
  });

  it('knows at least forty families, each named by its own themes only, with alternatives at every step', () => {
    expect(themeImages.length).toBeGreaterThanOrEqual(40);
    expect(new Set(listedThemes).size).toBe(listedThemes.length);
    for (const image of themeImages) {
      for (const step of [image.appear, image.look, image.odd, image.learn, image.rest]) {
        expect(new Set(step.map(({ en }) => en)).size).toBeGreaterThanOrEqual(2);
      }
      for (const step of [image.attempt, image.turn]) expect(step.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('finds a theme by its name, by its plural and by a word of it, and any other always the same', () => {
    const music = imageForTheme('music').image;
    expect(imageForTheme('The Piano').image).toBe(music);
    expect(imageForTheme('songs').image).toBe(music);
    expect(imageForTheme('my old piano').image).toBe(music);
    expect(imageForTheme('moving house').image).not.toBe(imageForTheme('house').image);
    expect(imageForTheme('zorbical').image).toBe(imageForTheme('zorbical').image);
    expect(new Set(madeUpThemes.map((theme) => imageForTheme(theme).image)).size).toBeGreaterThan(3);
  });

  it('tells a story even where nothing was found in the writing', () => {
    const story = composeStory({ ...inputs[0]!, themes: [] });
    expect(contentOf(story, 'en').split(/\s+/).length).toBeGreaterThanOrEqual(400);
  });
});

describe('difference', () => {
  const sentenceEnd: Record<Language, RegExp> = {
    en: /(?<=[.?!]”?)\s+/,
    es: /(?<=[.?!]»?)\s+/,
    zh: /(?<=[。？！])/,
    hi: /(?<=[।?!]”?)\s+/,
    ar: /(?<=[.؟!]»?)\s+/,
  };

  /** The largest part of the shorter story's sentences that any two of `stories` have in common. */
  function largestShare(stories: readonly OfflineStory[], language: Language): number {
    const sentences = stories.map(
      (story) => new Set(contentOf(story, language).split(sentenceEnd[language])),
    );
    let largest = 0;
    sentences.forEach((mine, index) => {
      for (const theirs of sentences.slice(index + 1)) {
        const [fewer, more] = mine.size < theirs.size ? [mine, theirs] : [theirs, mine];
        let shared = 0;
        for (const sentence of fewer) if (more.has(sentence)) shared += 1;
        largest = Math.max(largest, shared / fewer.size);
      }
    });
    return largest;
  }

  it('shares at most a third of its sentences with any other of 240 stories, in any language', () => {
    const stories = told.map(({ story }) => story);
    for (const language of languages) expect(largestShare(stories, language)).toBeLessThanOrEqual(1 / 3);
  });

  it('shares at most a third of its sentences with a story whose themes differ only by a word for the same thing', () => {
    const work = imageForTheme('work').image.themes;
    const stories = work.flatMap((name) =>
      [1, 4, 7].map((chakra) =>
        composeStory({ ...inputs[0]!, seed: name, chakra: chakra as Chakra, themes: [{ name, weight: 1 }] }),
      ),
    );
    expect(largestShare(stories, 'en')).toBeLessThanOrEqual(1 / 3);
  });

  it('tells the same writing the same way, and another writing on the same themes another way', () => {
    const input = inputs[7]!;
    expect(composeStory({ ...input })).toEqual(composeStory(structuredClone(input)));
    const other = composeStory({ ...input, seed: 'another writing' });
    expect(largestShare([composeStory(input), other], 'en')).toBeLessThan(0.5);
  });

  it('lets the mood of the writing choose the weather', () => {
    const input = inputs[3]!;
    const heavy = composeStory({ ...input, valence: -0.8, arousal: 0.2 });
    const light = composeStory({ ...input, valence: 0.8, arousal: 0.2 });
    expect(heavy.paragraphs[0]!.text.en).not.toBe(light.paragraphs[0]!.text.en);
    expect(heavy.paragraphs[1]!.text.en).toBe(light.paragraphs[1]!.text.en);
  });
});

describe('scenes', () => {
  it('gives each paragraph a picture: motifs, the same character throughout, what is seen, an hour that moves on', () => {
    const hours = ['dawn', 'day', 'dusk', 'night'];
    for (const { story } of told) {
      const scenes = story.paragraphs.map(({ scene }) => scene);
      for (const scene of scenes) {
        expect(scene.motifs.length).toBeGreaterThan(0);
        expect(new Set(scene.motifs).size).toBe(scene.motifs.length);
        expect(characterKinds).toContain(scene.character);
        expect(scene.character).toBe(story.narrator.kind);
        expect(scene.description).toMatch(/^an? .{30,}, in [A-Z’'\w ]+$|^an? .{30,}, in the Bay$/);
      }
      const order = scenes.map((scene) => hours.indexOf(scene.time));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order.at(0)).toBe(0);
      expect(order.at(-1)).toBe(3);
    }
  });
});
