/** Writes src/*.gen.ts out of api/openapi.json; with --check, fails when one is stale. */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

const library = path.join(import.meta.dirname, '..');
const schemaFile = path.join(library, '../../api/openapi.json');

interface Client {
  name: string;
  /** The tag that its calls have in openapi.json. */
  tag: string;
  /** Of the calls with this tag those that a chunk of its own loads; all others where there is none. */
  addresses?: RegExp;
  exportName: string;
  /** What is a link or a download is no call; uploads go by upload-picture.ts, which tells of their progress. */
  leftOut?: string[];
}

/** A call belongs to the first one that fits. */
const clients: Client[] = [
  // For the server alone: the browser's part of the site has no room for it.
  { name: 'current-tag', tag: 'public', addresses: /^[/]api[/]current-tag/, exportName: 'currentTagEndpoints' },
  { name: 'public', tag: 'public', exportName: 'publicEndpoints', leftOut: ['logout'] },
  {
    name: 'leads',
    tag: 'admin',
    addresses: /^[/]api[/]admin[/](contact[/](summary|[{]id[}][/](history|notes|replies))|reply-templates|subscribers)/,
    exportName: 'leadEndpoints',
    leftOut: ['exportSubscribers'],
  },
  {
    name: 'pictures',
    tag: 'admin',
    addresses: /^[/]api[/]admin[/]pictures/,
    exportName: 'pictureEndpoints',
    leftOut: ['uploadPicture', 'replacePicture'],
  },
  {
    name: 'post-editing',
    tag: 'admin',
    addresses: /^[/]api[/]admin[/](post-editors|posts[/][{]id[}][/]draft)/,
    exportName: 'postEditingEndpoints',
  },
  {
    name: 'post-tools',
    tag: 'admin',
    addresses: /^[/]api[/]admin[/]posts[/][{]id[}][/](duplicate|pin|views)/,
    exportName: 'postToolEndpoints',
  },
  { name: 'tags', tag: 'admin', addresses: /^[/]api[/]admin[/]posts[/]tags/, exportName: 'tagEndpoints' },
  {
    name: 'preferences',
    tag: 'admin',
    addresses: /^[/]api[/]auth[/]account[/]preferences/,
    exportName: 'preferenceEndpoints',
  },
  {
    name: 'second-factor',
    tag: 'admin',
    addresses: /^[/]api[/]auth[/]account[/]second-factor/,
    exportName: 'secondFactorEndpoints',
  },
  { name: 'audit', tag: 'admin', addresses: /^[/]api[/]admin[/]audit/, exportName: 'auditEndpoints' },
  { name: 'admin', tag: 'admin', exportName: 'adminEndpoints', leftOut: ['exportContactMessages'] },
  // The rest is for pipelines with a token.
  { name: 'releases', tag: 'releases', addresses: /^[/]api[/]admin[/]/, exportName: 'releaseEndpoints' },
];

interface Operation {
  operationId: string;
  responses: Record<string, { headers?: object }>;
}
const { paths } = JSON.parse(readFileSync(schemaFile, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
const pagedLists = Object.values(paths)
  .flatMap((calls) => Object.values(calls))
  .filter(({ responses }) => 'X-Total-Count' in (responses['200']?.headers ?? {}))
  .map(({ operationId }) => operationId);

const sources = await Promise.all(clients.map(generate));
const schemas = sources.flatMap((source) => source.match(/^export type \w+ = \{\n[^]*?^\};\n/gm) ?? []);
const sharedSchemas = [...new Set(schemas.filter((schema, index) => schemas.indexOf(schema) < index))];

let stale = false;
await write('shared-schemas', sharedSchemas.join(''));
for (const [index, { name }] of clients.entries()) await write(name, importShared(String(sources[index])));
if (stale) {
  process.stderr.write('The generated API client is stale. Run: npx nx run api-client:generate\n');
  process.exit(1);
}

/** With --check, compares in place of that. */
async function write(name: string, source: string): Promise<void> {
  const file = path.join(library, 'src', `${name}.gen.ts`);
  const formatted = await prettier.format(source, { parser: 'typescript', singleQuote: true, printWidth: 120 });
  if (!process.argv.includes('--check')) writeFileSync(file, formatted);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== formatted) stale = true;
}

/** What several clients use stands once, in a file of its own. */
function importShared(source: string): string {
  const own = sharedSchemas.reduce((rest, schema) => rest.replace(schema, ''), source);
  const names = sharedSchemas.map((schema) => schema.split(' ')[2]);
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(own));
  return used.length > 0 ? `import type { ${used.join(', ')} } from './shared-schemas.gen';\n${own}` : own;
}

async function generate(client: Client): Promise<string> {
  const source = await generateEndpoints({
    schemaFile,
    apiFile: './base-api.ts',
    apiImport: 'baseApi',
    exportName: client.exportName,
    flattenArg: true,
    encodePathParams: true,
    encodeQueryParams: false,
    filterEndpoints: (name, { operation, path: address }) =>
      clients.find((one) => fits(one, operation.tags, address)) === client && !client.leftOut?.includes(name),
  });
  if (!source) throw new Error(`No endpoints for ${client.name}`);
  return withPages(source);
}

/** A paged list comes as an array; the length of the whole list is in a header. */
function withPages(source: string): string {
  const paged = pagedLists.reduce((rest, name) => {
    const call = new RegExp(`(\\b${name}: build\\.query<\\s*)(\\w+)([^>]*>\\(\\{)`);
    return rest.replace(call, '$1Page<$2[number]>$3 transformResponse: toPage,');
  }, source);
  return paged === source ? source : `import { type Page, toPage } from './page';\n${paged}`;
}

function fits({ tag, addresses }: Client, tags: string[] | undefined, address: string): boolean {
  return Boolean(tags?.includes(tag)) && (addresses?.test(address) ?? true);
}
