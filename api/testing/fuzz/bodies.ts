import fc, { type Arbitrary } from 'fast-check';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Operation } from './operations';
import { type Familiar, fitting, unfitting } from './values';

/** What a request carries, and how it says that it is encoded. */
export interface Carried {
  bytes: Buffer;
  headers: Record<string, string>;
}

const json = { 'Content-Type': 'application/json' };
const carry = (text: string, headers: Record<string, string> = json): Carried => ({
  bytes: Buffer.from(text, 'utf8'),
  headers,
});

/** As the description asks for it. */
export function fittingBody(operation: Operation, familiar: Familiar): Arbitrary<Carried | null> {
  if (!operation.body) return fc.constant(null);
  if (operation.body.contentType !== 'application/json') return form;
  return fitting(operation.body.schema, '', familiar).map((value) => carry(JSON.stringify(value)));
}

/** Wrong in type, bound, name, depth, size, grammar, encoding or kind. */
export function brokenBody(operation: Operation, familiar: Familiar): Arbitrary<Carried | null> {
  const schema = operation.body?.schema ?? { type: 'object' };
  const object = fitting({ ...schema, type: 'object' }, '', familiar) as Arbitrary<Record<string, unknown>>;
  const names = Object.keys(schema.properties ?? { id: {} });
  const text = object.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(object, fc.constantFrom(...names), unfitting).map(withField) },
    { weight: 2, arbitrary: fc.tuple(object, fc.constantFrom(...strangeNames), unfitting).map(withField) },
    { weight: 2, arbitrary: fc.tuple(object, fc.constantFrom(...names)).map(withoutField) },
    { weight: 2, arbitrary: fc.tuple(text, fc.constantFrom(...names), unfitting).map(withFieldTwice) },
    { weight: 2, arbitrary: fc.tuple(text, fc.nat(400)).map(([whole, at]) => carry(whole.slice(0, at))) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...names), fc.constantFrom(...deepTexts)).map(nested) },
    { weight: 2, arbitrary: fc.constantFrom(...brokenTexts).map((broken) => carry(broken)) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => ({ bytes: Buffer.from(bytes), headers: json })),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(text, fc.constantFrom(...contentTypes)).map(([whole, type]) => carry(whole, type)),
    },
    { weight: 2, arbitrary: fc.tuple(text, fc.constantFrom(...encodings)).map(([whole, encode]) => encode(whole)) },
    { weight: 1, arbitrary: form },
    { weight: 1, arbitrary: unfitting.map((value) => carry(JSON.stringify(value))) },
    fc.constant(null),
  );
}

const strangeNames = [
  ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'then', '', ' ', '$where', 'a.b', 'id[]'],
  ...['passwordHash', 'authorId', 'createdAt', 'x'.repeat(5_000)],
];
/** Written by hand: an object literal would set its prototype. */
const member = (name: string, value: unknown) => `${JSON.stringify(name)}:${JSON.stringify(value)}`;
const withField = ([object, name, value]: [object, string, unknown]) => {
  const others = Object.entries(object).filter(([key]) => key !== name);
  return carry(`{${[...others.map(([key, of]) => member(key, of)), member(name, value)].join()}}`);
};
const withoutField = ([object, name]: [object, string]) => carry(JSON.stringify({ ...object, [name]: undefined }));
const withFieldTwice = ([text, name, value]: [string, string, unknown]) =>
  carry(text.replace(/^\{/, `{${member(name, value)},${member('__proto__', { role: 'admin' })},`).replace(/,\}$/, '}'));
const nested = ([name, deep]: [string, string]) => carry(`{${JSON.stringify(name)}:${deep}}`);

const deep = (depth: number, open: string, close: string) => open.repeat(depth) + '1' + close.repeat(depth);
const deepTexts = [
  ...[200, 2_000, 60_000].map((depth) => deep(depth, '[', ']')),
  ...[200, 2_000, 30_000].map((depth) => deep(depth, '{"a":', '}')),
];
const brokenTexts = [
  ...['', ' ', '{', '}', '[', '"', '{"a"}', '{"a":}', '{"a":1,}', "{'a':1}", '{a:1}', '{"a":1}}', '{"a":1} x', '// {}'],
  ...[
    '{"a":NaN}',
    '{"a":01}',
    '{"a":1e}',
    '{"a":"\n"}',
    '{"a":"\\x"}',
    '{"a":"\\u12"}',
    '\ufeff{}',
    '{}\0',
    'null',
    '1',
  ],
  ...[
    '[]',
    '[{}]',
    'true',
    '"{}"',
    '{"a":1e999}',
    '{"":""}',
    '{"a":"\\ud800"}',
    deep(60_000, '[', ''),
    '[1,2',
    '{"__proto__":null}',
  ],
  `{"a":"${'x'.repeat(300_000)}"}`,
];
const contentTypes: Record<string, string>[] = [
  ...['text/plain', 'text/html', 'application/xml', 'application/x-www-form-urlencoded', 'application/octet-stream'],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x', 'application/json;'],
  ...['application/json; charset=utf-16', 'application/json; charset=latin1', 'application/json; charset=nonsense', ''],
  ...[
    'APPLICATION/JSON',
    'application/json, text/plain',
    'application/ld+json',
    'json',
    ';',
    'application/json; charset="',
  ],
].map((type) => ({ 'Content-Type': type }));

const encoded =
  (name: string, encode: (text: string) => Buffer) =>
  (text: string): Carried => ({
    bytes: encode(text),
    headers: { ...json, 'Content-Encoding': name },
  });
const bomb = gzipSync(Buffer.from(`{"a":"${'x'.repeat(5_000_000)}"}`));
const encodings = [
  encoded('gzip', (text) => gzipSync(text)),
  encoded('br', (text) => brotliCompressSync(text)),
  encoded('deflate', (text) => deflateSync(text)),
  encoded('gzip', (text) => Buffer.from(text)),
  encoded('br', (text) => Buffer.from(text)),
  encoded('gzip', (text) => gzipSync(text).subarray(0, 12)),
  encoded('gzip', () => bomb),
  encoded('zstd', (text) => Buffer.from(text)),
  encoded('gzip, gzip', (text) => gzipSync(gzipSync(text))),
  encoded('utf-16', (text) => Buffer.from(text, 'utf16le')),
];

const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`;
const form: Arbitrary<Carried> = fc
  .constantFrom(
    part('form-data; name="file"; filename="a.png"', '\x89PNG\r\n\x1a\n') + '--x--\r\n',
    part('form-data; name="file"; filename="a.svg"', '<svg xmlns="http://www.w3.org/2000/svg"/>') + '--x--\r\n',
    part('form-data; name="file"; filename="../../a"', '') + '--x--\r\n',
    part('form-data; name="file"', 'no file') + '--x--\r\n',
    part('form-data; name="other"; filename="a"', 'x') + '--x--\r\n',
    part('form-data; name="__proto__[role]"', 'admin') + '--x--\r\n',
    part(`form-data; name="${'a[b]'.repeat(500)}"`, 'deep') + '--x--\r\n',
    part('form-data; name="file"; filename="a"', 'x').repeat(3) + '--x--\r\n',
    part('form-data; name="a"', 'x').repeat(1_200) + '--x--\r\n',
    part('form-data', 'x') + '--x--\r\n',
    part('nonsense', 'x') + '--x--\r\n',
    part('form-data; name="file"; filename="a.png"', 'cut off'),
    '--x\r\n' + 'A: b\r\n'.repeat(3_000) + '\r\n--x--\r\n',
    '--x--\r\n',
    '',
  )
  .map((text) => ({
    bytes: Buffer.from(text, 'latin1'),
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  }));
