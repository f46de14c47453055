import fc from 'fast-check';

/** Inputs that no writer types but that a client can send. */
export const oddTexts: readonly string[] = [
  '',
  ' \n\t ',
  '\u0000',
  'a\u0000b. \u0000\u0000 my mother\u0000 died.',
  '\ud800',
  'my \udc00 mother \ud83d cried. \ud83d\ude00 Anyway, the \ud800 bus.',
  '\u202eمرحبا my father\u202c said nothing.',
  'אמא שלי לא ישנה. אבא כתב מכתב.',
  'मेरी माँ ने कहा। फिर चुप।',
  '我妈妈昨天打电话来。我没有说话。',
  '👩‍👩‍👧‍👦👩‍👩‍👧‍👦 🎹🎹🎹',
  "'''’’’ --- ... !!! ???",
  "I'm I'm I'm I'm I'm",
  'MUM DIED AND NOBODY SAID ANYTHING ANYWAY',
  '1 2 3 4 5 6 7.5 8,000 9:00',
  'x'.repeat(5000),
  'e\u0301'.repeat(500),
  'my mother '.repeat(400),
  `${'the piano '.repeat(50)}\n${'\r\n'.repeat(20)}the piano.`,
  'https://example.test/a?b=c&d="my mother" <script>alert(1)</script> {it} $& %s',
];

/** Real words, punctuation and broken Unicode, in any order. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'my mother|the piano|anyway|whatever|I don’t want to talk about|it’s fine|not happy|never afraid|Nasrin|died'.split(
          '|',
        ),
        ...'. |, |! |? |… |\n|\n\n|\r\n| — |"|“|”|😀|\u0000|\ud800|\udc00|\u202e|\u200d|e\u0301|日本|مرحبا'.split(
          '|',
        ),
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '));
