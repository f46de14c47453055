import { describe, expect, it, test } from 'vitest';
import { careMessage } from '#src/care/message.ts';
import { boundedPattern } from '#src/care/rules.ts';
import { screenForAcuteDanger } from '#src/care/screen.ts';
import { honestTexts } from '../practice/flow-texts.ts';
import { heldOutOblique, heldOutPlain, heldOutSafe } from './held-out.ts';
import { acutePhrases, safePhrases } from './phrases.ts';

/** What the rules are known to miss; docs/care.md says so. */
const knownToBeMissed = [
  'I need this to be over. All of it. Me included.',
  'What keeps me here is the dog. When the dog goes I go.',
  "Sorry mum. Sorry dad. It isn't your fault. Look after Biscuit for me.",
  'No le veo sentido a seguir viviva... a seguir viva, quiero decir.',
];

function isAcute(text: string): boolean {
  return screenForAcuteDanger(text).acute;
}

describe('care screen', () => {
  it.each(acutePhrases.filter((phrase) => !knownToBeMissed.includes(phrase)))(
    'finds a sign in: %s',
    (phrase) => {
      expect(isAcute(phrase)).toBe(true);
    },
  );

  it.each(safePhrases)('finds no sign in: %s', (phrase) => {
    expect(screenForAcuteDanger(phrase)).toEqual({ acute: false, signs: [], language: 'en' });
  });

  it.each(honestTexts)('finds nothing in a whole session of everyday writing: $name', ({ writing }) => {
    expect(isAcute(writing)).toBe(false);
  });

  it('finds one sentence in the middle of a whole session', () => {
    for (const { writing } of honestTexts) {
      const middle = writing.indexOf(' ', writing.length / 2);
      expect(isAcute(`${writing.slice(0, middle)}. I want to die. ${writing.slice(middle)}`)).toBe(true);
    }
  });

  it('reads what is written without punctuation or capitals', () => {
    expect(isAcute('so anyway i fed the cat and i just want to die and then the bus came')).toBe(true);
  });

  it('names kinds of signs and the language, never the words', () => {
    expect(screenForAcuteDanger('I have the pills. I want to die.')).toEqual({
      acute: true,
      signs: ['wish-to-die', 'plan-or-means'],
      language: 'en',
    });
    expect(screenForAcuteDanger('Quiero morirme.')).toMatchObject({ signs: ['wish-to-die'], language: 'es' });
    expect(screenForAcuteDanger('我不想活了').language).toBe('zh');
    expect(screenForAcuteDanger('मैं मरना चाहता हूँ').language).toBe('hi');
    expect(screenForAcuteDanger('أريد أن أموت').language).toBe('ar');
  });

  it.each([
    ['letters spaced out', 'i   w a n t   t o   d i e'],
    ['letters with stops', 'k.i.l.l m.y.s.e.l.f'],
    ['digits for letters', 'i want to k1ll my5elf'],
    ['Cyrillic letters', 'І wаnt tо dіе'],
    ['full-width letters', 'Ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
    ['mathematical letters', '𝐈 𝐰𝐚𝐧𝐭 𝐭𝐨 𝐝𝐢𝐞'],
    ['accents', 'Ï wánt tö dìé'],
    ['invisible characters', 'I want to d\u200bi\u200be'],
    ['stretched letters', 'i waaaant to dieeeee'],
    ['line breaks between words', 'I WANT TO DIE\r\n\r\n'],
    ['NUL around it', '\0I want to die\0'],
  ])('is not thrown off by %s', (_, text) => {
    expect(isAcute(text)).toBe(true);
  });

  it('does not run two sentences together', () => {
    expect(isAcute('What I want. To die for is that dress.')).toBe(false);
    expect(isAcute('I miss my life\nThe world is better without metal')).toBe(false);
  });

  it('finds nothing in text without words', () => {
    for (const text of ['', ' ', '\0', '\ud800', '😀'.repeat(100), '...']) expect(isAcute(text)).toBe(false);
  });
});

describe('care screen on sentences it was not made for', () => {
  const share = (phrases: readonly string[], acute: boolean) =>
    phrases.filter((phrase) => isAcute(phrase) === acute).length / phrases.length;

  // The floors are the figures of the first run, as docs/care.md gives them.
  test('it finds most of what is said plainly', () => {
    expect(share(heldOutPlain, true)).toBeGreaterThanOrEqual(28 / 33);
  });
  test('it finds no sign in everyday sentences', () => {
    expect(share(heldOutSafe, false)).toBeGreaterThanOrEqual(49 / 50);
  });
  test('it still misses most of what is only hinted at, as the docs say', () => {
    expect(share(heldOutOblique, true)).toBeLessThan(0.5);
  });
});

describe('care screen on hostile input', () => {
  it('takes no rule that may repeat without bound', () => {
    for (const source of ['i (?:really )*want', 'i .+ die', 'no{2,} more']) {
      expect(() => boundedPattern(source)).toThrow(SyntaxError);
    }
  });

  const fill = (unit: string) => unit.repeat(Math.ceil(200_000 / unit.length)).slice(0, 200_000);

  // Each takes about a tenth of a second; a step that is quadratic in the text takes minutes.
  it.each([
    ['the beginnings of rules', fill('i want to i have the i wish i could if i ')],
    ['matches that are all excused', fill('i would never kill myself ')],
    ['reported speech', fill('she said i want to die ')],
    ['one endless word', `i want to ${'a'.repeat(200_000)}`],
    ['single letters', fill('i ')],
    ['one word a line', fill('i\n')],
    ['combining marks', fill('\u0301\u0323')],
    ['ligatures that expand', fill('\ufdfa')],
    ['Chinese', fill('不想死')],
  ])('is done in five seconds with %s', (_, text) => {
    const started = performance.now();
    expect(isAcute(text)).toBe(false);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('care message', () => {
  it.each([
    ['en', ['988', '116 123', 'findahelpline.com', '112', '911', '999']],
    ['es', ['024', '988', 'findahelpline.com', '112']],
    ['zh', ['12356', 'findahelpline.com', '120']],
    ['hi', ['14416', 'findahelpline.com', '112']],
    ['ar', ['findahelpline.com', '112']],
  ] as const)('says where there is help, in %s', (language, resources) => {
    for (const resource of resources) expect(careMessage(language)).toContain(resource);
  });

  it('is short, and in English unless another language is asked for', () => {
    expect(careMessage()).toBe(careMessage('en'));
    for (const language of ['en', 'es', 'zh', 'hi', 'ar'] as const) {
      expect(careMessage(language).length).toBeLessThan(500);
    }
  });
});
