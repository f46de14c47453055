import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock';
import sharp from 'sharp';
import { observe } from '#memory/retain/observe.ts';
import { readWriting } from '#src/language/reader.ts';
import { onCleanup } from '../../support/data-dir.ts';
import { fenced } from './fenced.ts';
import { openingOf, overrideAnswerOf, responseOf } from './scholar-agent.ts';

const paragraphs = [
  'I keep the ferry at Pond Pavilion, and I keep it badly, because I like to look down more than across. That morning the water had a hole in it. It was no larger than a plate, and perfectly round, and the lilies leaned away from it on their long stems. I am an otter and I have put my head into most things. I put my paw in first. There was no wet on the other side, only a draught, as from under a door.',
  'The heron came by on her long rounds and stood beside my boat with one foot tucked up. She asked what I was listening to. I said I did not know yet, and she said that this was how most of her winters had begun. We looked into the hole together. Somewhere far below us a bell moved, not rung, only touched by something that was passing. The heron put her other foot down, which she does not do for many people.',
  'I rowed for rope. The old toad at the landing measures rope by the song, and he sang me eleven verses of it, and wanted to be paid in news. I told him that our pond had a hole. He thought about that and sang me one more verse for nothing. When I came back the heron had laid a feather across the edge, so that we could see whether it grew. It had grown by the width of a reed.',
  'We tied the rope around the lantern and let it down, verse after verse. I held it and the heron counted. The light went past stones with moss on them, past a stair that nobody had finished, past a small round window behind which someone was sweeping. The broom stopped. I waved, because I could not think of anything else to do. After a while the sweeping went on, a little slower than before, as if whoever it was had company now.',
  'Then the rope was all used up and our lantern hung there in the middle of nothing, turning. I was afraid to pull it back. My arms shook, and the heron lent me her neck to lean on. A tug came from below, very gentle, the way a child takes hold of a sleeve. I gave it what I had, which was half a verse. It took exactly that much, and held it, and did not ask for more.',
  'In the evening the hole was as small as a cup and the rope ran straight down through the middle of it. I did not cut it. I tied my end to the boat, with a knot that can be opened by anyone who wants to. The heron flew off to her other ponds and said she would be back when the ice was. I rowed one length out, and the rope came with me, and far down there the bell was touched again.',
];

const spoken: Record<string, string> = {
  Spanish:
    'Cuido la barca del estanque y la cuido mal, porque me gusta más mirar hacia abajo que hacia la otra orilla. ',
  Mandarin: '我守着池塘边的小船，可是守得不好，因为我更喜欢往水里看。那天早上水面上有一个洞。',
  Hindi: 'मैं तालाब की नाव सँभालता हूँ और ठीक से नहीं सँभालता, क्योंकि मुझे नीचे देखना ज़्यादा अच्छा लगता है। ',
  Arabic: 'أحرس قارب البركة ولا أحسن حراسته، لأنني أحب أن أنظر إلى أسفل أكثر مما أنظر إلى الضفة الأخرى. ',
};

/** What each task is known by in its instructions, for protocols whose journal does not keep the schema. */
const marks: Record<string, string> = {
  'read-writing': 'You read a page of free writing and note',
  feedback: 'You\ngive them feedback',
  'prime-words': 'title and a reflection',
  'tell-story': 'You tell stories for the evening',
  'depict-phase': 'The picture shows one scene of a story',
  'depict-prime': "The picture goes with a page of somebody's writing",
  'translate-scene': 'You translate a story for children',
  'write-passage': 'eight minutes of writing without stopping, to a prompt',
  'rank-facilitators': 'Rank the facilitators',
  'agi-opening': 'You open an engagement',
  'agi-response': 'in an engagement with you',
  'agi-override': 'The writer gave you an instruction',
};

export interface Asked {
  task: string;
  system: string;
  user: string;
}

/** Which task a request is of, whichever protocol it came in. */
export function taskOf(request: ChatCompletionRequest): Asked {
  const textOf = (role: string) =>
    request.messages
      .filter((message) => message.role === role)
      .map(({ content }) =>
        typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join(''),
      )
      .join('\n');
  const system = textOf('system');
  const plain = system.replaceAll(/\s+/g, ' ');
  const found = Object.entries(marks).find(([, mark]) => plain.includes(mark.replaceAll(/\s+/g, ' ')));
  if (!found) throw new Error(`no task is asked for like this: ${system.slice(0, 80)}`);
  return { task: found[0], system, user: textOf('user') };
}

/** A right answer to each task, as a good model would give it. */
export function rightAnswer({ task, system, user }: Asked): unknown {
  const writing = fenced(user, 'WRITING');
  const firstWords = /\p{L}+(?: \p{L}+){0,4}/u.exec(writing)?.[0] ?? 'nothing';
  switch (task) {
    case 'read-writing':
      return readingOf(writing);
    case 'feedback': {
      const asks = /before the (.+?) that/.exec(system)?.[1] ?? 'the time that the practice asks for';
      const lasted = /session lasted (.+?),/.exec(user)?.[1] ?? 'some time';
      return {
        feedback: `Model feedback: this lasted ${lasted}, and a prime asks for ${asks}. It stays near “${firstWords}”. Perhaps begin there next time.`,
      };
    }
    case 'prime-words':
      return {
        title: 'Lamp Near the Window',
        reflection: `Model reflection: it seems to turn around ${
          writing
            .match(/\p{Ll}{4,}/gu)
            ?.slice(0, 12)
            .join(', ') ?? 'one small thing'
        }. What would the next line have been?`,
      };
    case 'tell-story': {
      const city = /one\s+of its cities: ([^,;]+)/.exec(system)![1]!;
      return {
        city,
        narrator: { name: 'Ilm', kind: 'otter' },
        paragraphs: paragraphs.map((text) => ({
          text: text.replace('Pond Pavilion', city),
          scene: {
            description: 'An otter in a boat looks into a hole in the water.',
            motifs: ['boat', 'bell'],
            time: 'dusk',
          },
        })),
      };
    }
    case 'depict-phase':
    case 'depict-prime':
      return {
        prompt: `A model's view: an otter in a small green boat looks down into a round dark hole in still water, lilies around it, evening light, ${task}.`,
      };
    case 'translate-scene': {
      const text = fenced(user, 'PARAGRAPH');
      const [name, sentence] = Object.entries(spoken).find(([language]) => system.includes(language))!;
      const length = text.length * (name === 'Mandarin' ? 0.3 : 0.9);
      return { translation: sentence.repeat(Math.max(1, Math.round(length / sentence.length))) };
    }
    case 'write-passage':
      return { passage: `Model passage. ${paragraphs[0]}` };
    case 'rank-facilitators': {
      const offered = [...user.matchAll(/^Facilitator \d+\n=== BEGIN .*\nSpecialties: ([^,\n]*)/gm)];
      const theme = fenced(user, 'THEMES').split('\n')[0]!;
      return {
        // They are given best first.
        ranking: offered.map(([, specialty], index) => ({
          number: index + 1,
          score: 0.9 - index / (2 * offered.length),
          rationale: `Model rationale: they speak of ${specialty}, and you write of ${theme}.`,
        })),
      };
    }
    case 'agi-opening':
      return openingOf(system, user);
    case 'agi-response':
      return responseOf(system, user);
    case 'agi-override':
      return overrideAnswerOf(system, user);
    default:
      throw new Error(`no answer to ${task}`);
  }
}

/** What a careful reader finds; the chakra is always the same, so that it is seen whose reading it was. */
function readingOf(writing: string): unknown {
  const reading = readWriting(writing);
  const { emotion, deflections, confidence } = reading;
  const isRead = (name: string) => reading.themes.some((theme) => theme.name === name);
  // A model names what a page is about without having to see it come again, which is how memory tells nouns and names.
  const themes = observe(writing, reading, { needsCare: false })
    .mentions.filter(({ kind, places }) => kind === 'theme' && places.length > 0)
    .sort((a, b) => Number(isRead(b.name)) - Number(isRead(a.name)) || b.weight - a.weight);
  return {
    chakra: 4,
    confidence,
    themes: themes.slice(0, 8).map(({ name, weight, places }) => ({
      name: name.slice(0, 60),
      weight,
      quotes: places
        .flatMap((start, at) => (at % 2 === 0 ? [writing.slice(start, places[at + 1])] : []))
        .slice(0, 6),
    })),
    emotion: {
      signature: emotion.signature.slice(0, 60),
      valence: emotion.valence,
      arousal: emotion.arousal,
      words: emotion.words.slice(0, 8),
    },
    deflections: deflections.slice(0, 8).map(({ quote, start, signal }) => ({
      quote,
      signal: signal.slice(0, 60),
      about: themes.find(({ cuePlaces }) => cuePlaces.includes(start))?.name ?? null,
    })),
  };
}

export interface Scholar {
  mock: LLMock;
  /** Variables that point the service at this mock as OpenAI, as Ollama. */
  openAi: Record<string, string>;
  ollama: Record<string, string>;
  /** The tasks asked of it, in order, by path. */
  asked(path: RegExp): string[];
}

/** A mock server, speaking OpenAI's and Ollama's protocols, that answers every task well. */
export async function startScholar(
  answer: (asked: Asked, request: ChatCompletionRequest) => unknown = rightAnswer,
): Promise<Scholar> {
  const mock = new LLMock({ port: 0, logLevel: 'silent' });
  const square = await sharp({ create: { width: 64, height: 96, channels: 3, background: '#285' } })
    .png()
    .toBuffer();
  mock.on({ endpoint: 'image', predicate: () => true }, { image: { b64Json: square.toString('base64') } });
  mock.on({ predicate: (request) => request.messages.length > 0 }, (request) => {
    const said = answer(taskOf(request), request);
    return { content: typeof said === 'string' ? said : JSON.stringify(said) };
  });
  await mock.start();
  onCleanup(() => mock.stop());
  return {
    mock,
    openAi: {
      OPENAI_API_KEY: 'sk-test-0123456789abcdef',
      OPENAI_BASE_URL: `${mock.url}/v1`,
      OPENAI_MODEL: 'guide-model',
    },
    ollama: { OLLAMA_HOST: mock.url, OLLAMA_MODEL: 'local-model' },
    asked: (path) =>
      mock
        .getRequests()
        .filter((entry) => path.test(entry.path))
        .map(({ body }) => taskOf(body as ChatCompletionRequest).task),
  };
}

export const openAiPath = /\/v1\/chat\/completions/;
export const ollamaPath = /\/api\/chat/;
