import { checkValue } from './check-value';
import type { OpenApi, Schema } from './openapi';

const document: OpenApi = {
  openapi: '3.0.0',
  paths: {},
  components: {
    schemas: {
      Author: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      Post: {
        type: 'object',
        required: ['id', 'type', 'summary', 'publishedAt', 'tags', 'author'],
        properties: {
          id: { type: 'integer' },
          type: { type: 'string', enum: ['blog', 'video'] },
          summary: { type: 'string', nullable: true, maxLength: 2 },
          publishedAt: { type: 'string', format: 'date-time', nullable: true },
          tags: { type: 'array', items: { type: 'string' } },
          author: { nullable: true, type: 'object', allOf: [{ $ref: '#/components/schemas/Author' }] },
          views: { type: 'object', additionalProperties: { type: 'number' } },
          pinned: { type: 'boolean' },
          extra: {},
        },
      },
    },
  },
};
const ref: Schema = { $ref: '#/components/schemas/Post' };
const short = {
  ...{ id: 1, type: 'blog', summary: 'longer than its limit', publishedAt: '2026-11-26T10:00:00.000Z', tags: ['a'] },
  ...{ author: { name: 'Ada' }, extra: null, unread: 1 },
};
const post = { ...short, views: { '2026': 3 }, pinned: true };

const check = (value: unknown, schema: Schema = { type: 'array', items: ref }) =>
  checkValue({ document, who: 'site@1' }, { schema, value, place: 'the answer' });

it.each([
  ['as described', post],
  ['with null where that may be', { ...post, summary: null, publishedAt: null, author: null }],
  ['without what may be absent', short],
])('finds nothing in an answer %s', (_, value) => {
  expect(check([post, value])).toEqual([]);
});

it.each<[object, string]>([
  [{ id: 1.5 }, '"id" of an entry of the answer is 1.5, and site@1 expects integer.'],
  [{ id: '1' }, '"id" of an entry of the answer is "1", and site@1 expects integer.'],
  [{ id: null }, '"id" of an entry of the answer is null, which site@1 does not expect.'],
  [{ type: 'poem' }, '"type" of an entry of the answer is "poem", which site@1 does not know.'],
  [{ summary: ['a'] }, '"summary" of an entry of the answer is a list, and site@1 expects string.'],
  [
    { publishedAt: 'soon' },
    '"publishedAt" of an entry of the answer is "soon", and site@1 expects string (date-time).',
  ],
  [{ tags: {} }, '"tags" of an entry of the answer is an object, and site@1 expects array.'],
  [{ tags: ['a', null] }, 'an entry of "tags" of an entry of the answer is null, which site@1 does not expect.'],
  [{ author: {} }, '"author" of an entry of the answer has no "name", and site@1 relies on it.'],
  [{ author: [] }, '"author" of an entry of the answer is a list, and site@1 expects object.'],
  [{ views: { all: 'x' } }, 'a value of "views" of an entry of the answer is "x", and site@1 expects number.'],
  [
    { pinned: 'x'.repeat(90) },
    `"pinned" of an entry of the answer is "${'x'.repeat(78)}…, and site@1 expects boolean.`,
  ],
])('names what %j is to a reader', (changed, sentence) => {
  expect(check([post, { ...post, ...changed }])).toEqual([sentence]);
});

it('misses what is relied on, also where an object inherits it', () => {
  const schema: Schema = { type: 'object', required: ['toString'], properties: {} };
  expect(check({}, schema)).toEqual(['the answer has no "toString", and site@1 relies on it.']);
});
