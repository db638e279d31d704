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

let stale = false;
for (const client of clients) {
  const file = path.join(library, 'src', `${client.name}.gen.ts`);
  const source = await generate(client, file);
  if (!process.argv.includes('--check')) writeFileSync(file, source);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== source) stale = true;
}
if (stale) {
  process.stderr.write('The generated API client is stale. Run: npx nx run api-client:generate\n');
  process.exit(1);
}

async function generate(client: Client, file: string): Promise<string> {
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
  if (!source) throw new Error(`No endpoints for ${file}`);
  return prettier.format(source, { parser: 'typescript', singleQuote: true, printWidth: 120 });
}

function fits({ tag, addresses }: Client, tags: string[] | undefined, address: string): boolean {
  return Boolean(tags?.includes(tag)) && (addresses?.test(address) ?? true);
}
