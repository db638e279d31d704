import fc, { type Arbitrary } from 'fast-check';
import { type Schema, resolve } from './operations';

/** What exists, by the name of the field that would hold it. */
export type Familiar = Record<string, string[]>;

/** A value that the schema allows, often at the edge of what it allows. */
export function fitting(schema: Schema, name: string, familiar: Familiar): Arbitrary<unknown> {
  const { nullable, type, enum: choices, items = {}, minItems = 0, maxItems = 3 } = resolve(schema);
  const value = (): Arbitrary<unknown> => {
    if (choices) return fc.constantFrom(...choices);
    switch (type) {
      case 'boolean':
        return fc.boolean();
      case 'number':
      case 'integer':
        return numberOf(resolve(schema));
      case 'array':
        return fc.array(fitting(items, name, familiar), { minLength: minItems, maxLength: Math.min(maxItems, 4) });
      case 'object':
        return recordOf(resolve(schema), familiar);
      default:
        return textOf(resolve(schema), familiar[name] ?? []);
    }
  };
  return nullable ? fc.oneof({ weight: 4, arbitrary: value() }, fc.constant(null)) : value();
}

function recordOf({ properties = {}, required = [] }: Schema, familiar: Familiar): Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name, familiar)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

function numberOf({ minimum = 0, maximum = 2 ** 31 - 1 }: Schema): Arbitrary<number> {
  return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: Math.min(maximum, 20) }));
}

function textOf({ minLength = 0, maxLength = 300, format }: Schema, familiar: string[]): Arbitrary<string> {
  const letters = (length: number) =>
    fc.string({ unit: 'grapheme', minLength: length, maxLength: length, size: 'max' });
  const some: Arbitrary<string> =
    format === 'email'
      ? fc.emailAddress({ size: 'small' })
      : fc.oneof(
          fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 20) }),
          fc.constantFrom(...[minLength, maxLength].map((length) => 'x'.repeat(length))),
          fc.constantFrom(...awkwardTexts),
          letters(Math.min(maxLength, 60)),
        );
  return familiar.length > 0 ? fc.oneof(fc.constantFrom(...familiar), some) : some;
}

/** Texts that have broken parsers, databases and patterns before. */
export const awkwardTexts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udfff', '\ufeffa', '\u202eabc', '\u2028', 'e\u0301'.repeat(200)],
  ...[
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e400',
    '0x10',
    '٣',
    '%',
    '%00',
    '%_\\',
    '\\',
    '\\\\',
    "'; DROP TABLE users; --",
  ],
  ...['__proto__', 'constructor', 'toString', '{{7*7}}', '${7*7}', '$where', '../../etc/passwd', 'file:///etc/passwd'],
  ...['2026-02-30', '-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00.000Z', '0000-01-01', '9999-12-31T23:59:60Z'],
  ...['2026-W53', '2026-366', '2026-01-01T24:00:00Z', '10000-01-01T00:00:00Z', 'a@b', '<svg onload=alert(1)>'],
  ...[
    'https://[',
    'https://a b',
    '//',
    '/',
    '/\\evil.example',
    'http://\u0000',
    'a'.repeat(40) + '!',
    '((((((((((a)*)*)*)*)*',
  ],
];

/** A value that no schema asks for. */
export const unfitting: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, -1, 0.5, 2 ** 31, 2 ** 53, 1e300, -1e-300, [], {}, [[]], [null]),
  fc.constantFrom<unknown>(
    { length: 5 },
    { toString: 'x' },
    { then: 'x' },
    { $gt: '' },
    { valueOf: null },
    ['a', 'b'],
    [{ toString: 'x' }],
  ),
  fc.constantFrom(...awkwardTexts),
  fc.constantFrom('x'.repeat(300), 'x'.repeat(20_001), '😀'.repeat(5_000)),
  fc.jsonValue({ maxDepth: 3 }) as Arbitrary<unknown>,
);
