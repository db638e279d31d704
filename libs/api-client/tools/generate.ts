/** Writes src/*.gen.ts out of api/openapi.json; with --check, fails when one is stale. */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

const library = path.join(import.meta.dirname, '..');
const schemaFile = path.join(library, '../../api/openapi.json');

/** What the console asks only for messages that are leads, and for subscribers: a client that is loaded with them. */
const ofLeads =
  /^[/]api[/]admin[/](contact[/](summary|[{]id[}][/](history|notes|replies))|reply-templates|subscribers)/;

/** Unpublished changes, unsaved text, and who else has a post open: loaded with the part of the editor that asks. */
const ofEditing = /^[/]api[/]admin[/](post-editors|posts[/][{]id[}][/]draft)/;

/** What the console asks only on the screen of pictures, and where one is chosen. */
const ofPictures = /^[/]api[/]admin[/]pictures/;

/** What the console asks seldom of a post. */
const ofPostTools = /^[/]api[/]admin[/]posts[/][{]id[}][/]duplicate/;

/**
 * Which client a call belongs to is the tag it has in openapi.json. What is a link or a download is no call; uploads go
 * by upload-picture.ts, which tells of their progress.
 */
const clients = [
  { name: 'public', tag: 'public', exportName: 'publicEndpoints', leftOut: ['logout'] },
  { name: 'admin', tag: 'admin', exportName: 'adminEndpoints', leftOut: ['exportContactMessages'] },
  { name: 'leads', tag: 'admin', exportName: 'leadEndpoints', leftOut: ['exportSubscribers'] },
  { name: 'post-editing', tag: 'admin', exportName: 'postEditingEndpoints', leftOut: [] },
  { name: 'pictures', tag: 'admin', exportName: 'pictureEndpoints', leftOut: ['uploadPicture', 'replacePicture'] },
  { name: 'post-tools', tag: 'admin', exportName: 'postToolEndpoints', leftOut: [] },
];

function clientOf(address: string, tag: string): string {
  if (tag !== 'admin') return tag;
  if (ofPictures.test(address)) return 'pictures';
  if (ofEditing.test(address)) return 'post-editing';
  if (ofPostTools.test(address)) return 'post-tools';
  return ofLeads.test(address) ? 'leads' : 'admin';
}
type Client = (typeof clients)[number];

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

async function generate({ name: client, tag, exportName, leftOut }: Client, file: string): Promise<string> {
  const source = await generateEndpoints({
    schemaFile,
    apiFile: './base-api.ts',
    apiImport: 'baseApi',
    exportName,
    flattenArg: true,
    encodePathParams: true,
    encodeQueryParams: false,
    filterEndpoints: (name, { operation, path: address }) =>
      Boolean(operation.tags?.includes(tag)) && clientOf(address, tag) === client && !leftOut.includes(name),
  });
  if (!source) throw new Error(`No endpoints for ${file}`);
  return prettier.format(source, { parser: 'typescript', singleQuote: true, printWidth: 120 });
}
