import type { OpenApi, Operation, Schema } from '@site/releases';
import type { ApiChange } from './change';

const schema = ({ components }: OpenApi, name: string): Schema => found(components?.schemas?.[name], name);
const field = (document: OpenApi, of: string, name: string): Schema =>
  found(schema(document, of).properties?.[name], `${of}.${name}`);
const call = ({ paths }: OpenApi, method: string, path: string): Operation =>
  found(paths[path]?.[method], `${method} ${path}`);

/** A change that finds nothing to change would prove nothing. */
function found<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`openapi.json has no ${name}: the change is out of date.`);
  return part;
}

const parameter = (document: OpenApi, method: string, path: string, name: string) =>
  found(
    call(document, method, path).parameters?.find((given) => given.name === name),
    `${name} of ${path}`,
  );

export const breakingApiChanges: ApiChange[] = [
  {
    title: 'a field of an answer is removed',
    cause: /GET \/api\/posts.*: an entry of the answer has no "readingMinutes"/,
    apply: (document) => delete schema(document, 'PostSummary').properties?.readingMinutes,
  },
  {
    title: 'a field of an answer is retyped',
    cause: /"tags" of an entry of the answer is string, and .* expects array/,
    apply: (document) => Object.assign(field(document, 'PostSummary', 'tags'), { type: 'string', items: undefined }),
  },
  {
    title: 'a field of an answer may be absent',
    cause: /"slug" of an entry of the answer may be absent/,
    apply(document) {
      const summary = schema(document, 'PostSummary');
      summary.required = summary.required?.filter((name) => name !== 'slug');
    },
  },
  {
    title: 'a field of an answer gets a new value',
    cause: /"role" of the answer can be "editor"/,
    apply: (document) => field(document, 'CurrentUser', 'role').enum?.push('editor'),
  },
  {
    title: 'a call is removed',
    cause: /POST \/api\/contact: the API has no such call/,
    apply: ({ paths }) => delete paths['/api/contact']?.post,
  },
  {
    title: 'an input is needed that was not',
    cause: /POST \/api\/contact: the input needs "company"/,
    apply: (document) => schema(document, 'ContactInput').required?.push('company'),
  },
  {
    title: 'an input no longer takes a value',
    cause: /GET \/api\/posts: the query "type" can’t be "video"/,
    apply(document) {
      const { schema: type = {} } = parameter(document, 'get', '/api/posts', 'type');
      type.enum = type.enum?.filter((value) => value !== 'video');
    },
  },
  {
    title: 'an input is held to a tighter limit',
    cause: /"message" of the input must keep to maxLength 20/,
    apply: (document) => Object.assign(field(document, 'ContactInput', 'message'), { maxLength: 20 }),
  },
  {
    title: 'an input is no longer taken',
    cause: /POST \/api\/contact: the input must not have "phone"/,
    apply: (document) => delete schema(document, 'ContactInput').properties?.phone,
  },
  {
    title: 'a call asks for a session that was public',
    cause: /GET \/api\/posts\/\{slug\}: it asks for a session now/,
    apply: (document) => (call(document, 'get', '/api/posts/{slug}').security = [{ cookie: [] }]),
  },
];

export const harmlessApiChanges: ApiChange[] = [
  {
    title: 'an answer gets another field',
    apply: (document) => Object.assign(schema(document, 'PostSummary').properties ?? {}, { views: { type: 'number' } }),
  },
  {
    title: 'a call is added',
    apply: ({ paths }) => (paths['/api/weather'] = { get: { operationId: 'getWeather', responses: { 200: {} } } }),
  },
  {
    title: 'an input may be given that could not',
    apply: (document) =>
      Object.assign(schema(document, 'ContactInput').properties ?? {}, { budget: { type: 'string' } }),
  },
  {
    title: 'an input takes another value',
    apply: (document) => parameter(document, 'get', '/api/posts', 'type').schema?.enum?.push('podcast'),
  },
  {
    title: 'an input is held to a looser limit',
    apply: (document) => delete field(document, 'PostInput', 'content').pattern,
  },
  {
    title: 'an input that was needed may be left out',
    apply: (document) => schema(document, 'ContactInput').required?.pop(),
  },
  {
    title: 'a field of an answer is never null any more',
    apply: (document) => delete field(document, 'PostSummary', 'summary').nullable,
  },
  {
    title: 'a number of an answer is a whole number from now on',
    apply: (document) => Object.assign(field(document, 'PostSummary', 'readingMinutes'), { type: 'integer' }),
  },
  {
    title: 'the parameter of a path has another name',
    apply({ paths }) {
      const path = paths['/api/posts/{slug}'];
      delete paths['/api/posts/{slug}'];
      const renamed = JSON.parse(JSON.stringify(found(path, '/api/posts/{slug}')).replaceAll('"slug"', '"key"'));
      paths['/api/posts/{key}'] = renamed;
    },
  },
  {
    title: 'descriptions and the order of keys change',
    apply(document) {
      const summary = schema(document, 'PostSummary');
      summary.properties = Object.fromEntries(Object.entries(summary.properties ?? {}).reverse());
      summary.required?.reverse();
      Object.assign(summary, { description: 'A post in short.' });
    },
  },
  {
    title: 'a call is removed that no front end makes',
    apply: ({ paths }) => delete paths['/api/health/live'],
  },
  {
    title: 'a call tells of one more error',
    apply: (document) => Object.assign(call(document, 'get', '/api/posts').responses, { 429: {} }),
  },
  {
    title: 'a call is renamed, but not its address',
    apply: (document) => (call(document, 'get', '/api/posts').operationId = 'findPosts'),
  },
];
