import fc from 'fast-check'

/** Texts that have broken parsers, patterns, databases and spreadsheets before. */
const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202E',
  "'; drop table accounts; --",
  '" or 1=1',
  '%',
  '_',
  '*',
  'NEAR(a b)',
  '"',
  '=1+1',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '🙂'.repeat(50),
  'a'.repeat(20_000),
  `${'a'.repeat(5_000)}!`,
  `${'a@'.repeat(2_000)}a`,
  `+${'1'.repeat(5_000)}`,
  `${' '.repeat(10_000)}x`,
  '9'.repeat(400),
  '1e999',
  '2026-02-30',
  '-271821-04-20T00:00:00.000Z',
  '275760-09-13T00:00:00.000Z',
]

export const hostileText = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 200 }),
)

const hostileScalar = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, -1, 0, 1, 2 ** 31, 2 ** 53, -1e308, 0.1),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON, nested a little. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileScalar },
  { weight: 1, arbitrary: fc.array(hostileScalar, { maxLength: 5 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.oneof(fc.constantFrom('__proto__', 'toString', 'url', '_id'), fc.string()),
      hostileScalar,
      { maxKeys: 4 },
    ),
  },
)

/** Objects with the fields a call knows, any of them missing or wrong. */
export const hostileObject = (fields: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, hostileValue])), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 8 }) },
  )
