import type { Operation } from './operations';

/** What is sent, by the name of its shape. */
export interface Shape {
  name: string;
  query?: string;
  body?: Buffer;
  type?: string;
}

/** The API's default. */
const bodyBytes = 1024 * 1024;
/** As much of an address as Node reads. */
const queryBytes = 15_000;

const filled = (unit: string, length: number): string => unit.repeat(Math.floor(length / unit.length));
const within = (before: string, unit: string, after: string): string =>
  before + filled(unit, bodyBytes - before.length - after.length) + after;
const numbered = (length: number, entry: (index: number) => string): string => {
  const entries: string[] = [];
  for (let size = 0, index = 0; ; index += 1) {
    const next = entry(index);
    size += next.length + 1;
    if (size > length) return entries.join();
    entries.push(next);
  }
};

/** Bodies of any kind, as large as is read. */
const bodies: Record<string, string> = {
  'unknown fields': `{${numbered(bodyBytes - 2, (index) => `"f${index}":1`)}}`,
  'fields that are numbers': `{${numbered(bodyBytes - 2, (index) => `"${index * 7919}":1`)}}`,
  'one field again and again': `{${numbered(bodyBytes - 2, () => '"a":1')}}`,
  '900 long unknown fields': `{${numbered(bodyBytes - 2, (index) => `"${index}${'x'.repeat(1_150)}":1`)}}`,
  'one long name': within('{"', 'x', '":1}'),
  'one escaped name': within('{"', '\\u0041', '":1}'),
  'a list of numbers': within('[', '1,', '1]'),
  'a list of texts': `[${numbered(bodyBytes - 2, (index) => `"${index}"`)}]`,
  'a long number': within('{"a":', '1', '}'),
  'lists in lists': '['.repeat(bodyBytes / 2) + ']'.repeat(bodyBytes / 2),
  'objects in objects': within('', '{"a":', ''),
  'nothing but quotes': filled('"', bodyBytes),
  'nothing but blanks': filled(' ', bodyBytes),
  'an open text': within('{"a":"', '\\"', ''),
};

/** What long texts are filled with: markup that parsers find hard, and what patterns do. */
const units = [
  ...[
    'x',
    ' ',
    '<',
    '&',
    '&lt',
    '<b>',
    '<b>x</b>',
    '<b></b>',
    '<p>x',
    '</p>',
    '</i>',
    '<a b>',
    '<!--',
    '<li>',
    '<svg><p>',
  ],
  ...['1. x\n', '<pre>\n', '\n', '"', 'a@', 'a.', '\u202E', '\u{1F600}', '<script></script>', '<img src="/media/x">'],
  ...[
    `<img src="/media/uploads/${'ab'.repeat(16)}-1200x800.webp">`,
    '<a href="&#1">',
    '</p><b>',
    '<noscript>',
    'x\u0301 ',
  ],
];

/** A line has no room for more. */
const longestLine = 2_048;
const unitsOfLines = ['x', ' ', 'a@', 'a.', '-', '\u{1F600}'];

/** All that an operation is sent. */
export function shapesFor({ fields, parameters, takesFile }: Operation): Shape[] {
  return [
    ...Object.entries(bodies).map(([name, body]) => ({ name, body: Buffer.from(body), type: 'application/json' })),
    ...Object.keys(fields).flatMap((field) => fieldShapes(field, fields)),
    ...['unknown', ...parameters].map((parameter) => ({
      name: `a long ${parameter} in the query`,
      query: `${parameter}=${filled('%20', queryBytes)}`,
    })),
    { name: 'many parameters', query: numbered(queryBytes, (index) => `f${index}=`).replaceAll(',', '&') },
    ...(takesFile ? fileShapes() : []),
  ];
}

/** One field as long as its limit and as the body, the others as they should be. */
function fieldShapes(field: string, fields: Operation['fields']): Shape[] {
  const { maxLength = 0, enum: choices } = fields[field] ?? {};
  const others = Object.fromEntries(Object.keys(fields).map((name) => [name, fitting(name, fields)]));
  const shape = (name: string, value: unknown): Shape => ({
    ...{ name: `${field} of ${name}`, type: 'application/json' },
    body: Buffer.from(JSON.stringify({ ...others, [field]: value })),
  });
  if (choices) return [];
  const fillings = maxLength > longestLine ? units : unitsOfLines;
  const filledShapes = fillings.map((unit) => shape(JSON.stringify(unit), filled(unit, maxLength)));
  return [
    ...filledShapes,
    shape('all that is read', filled('a.', bodyBytes - 20_000)),
    shape(
      '900 items',
      Array.from({ length: 900 }, (_, index) => `${index}${'y'.repeat(1_000)}`),
    ),
  ];
}

function fitting(name: string, fields: Operation['fields']): unknown {
  const { type, enum: choices, minLength = 1 } = fields[name] ?? {};
  if (choices) return choices[0];
  if (type === 'array') return [];
  if (type === 'boolean') return true;
  if (/email/i.test(name)) return 'somebody@example.com';
  return /url|website|publishAt/i.test(name) ? null : 'bench'.padEnd(minLength, 'x');
}

/** Forms as large as a picture may be. */
function fileShapes(): Shape[] {
  const size = 10 * 1024 * 1024;
  const part = (headers: string, content: string, edge = 'edge') =>
    `--${edge}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`;
  const form = (name: string, text: string, edge = 'edge'): Shape => ({
    ...{ name, body: Buffer.from(text, 'latin1'), type: `multipart/form-data; boundary=${edge}` },
  });
  const file = (unit: string, edge = 'edge') =>
    form(
      `a file of ${JSON.stringify(unit)}, parted by ${edge}`,
      `${part('name="file"; filename="a"', filled(unit, size - 500), edge)}--${edge}--\r\n`,
      edge,
    );
  return [
    form('many fields', filled(part('name="a"', 'b'), size)),
    form('many files', filled(part('name="file"; filename="a"', 'b'), size)),
    // Whoever looks for the edge is led astray at each letter.
    ...[file('\r\n--edg'), file('dge'), file('a', 'aaaa'), file('a', 'a'.repeat(70)), file('aaaa\r', 'aaaa')],
    // Its first bytes are a PNG's, and none of the rest is.
    form(
      'a broken PNG',
      `${part('name="file"; filename="a"', `\x89PNG\r\n\x1a\n${filled('IDA', size - 500)}`)}--edge--\r\n`,
    ),
  ];
}
