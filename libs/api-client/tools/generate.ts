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

/** What only its screen asks for. */
const ofAuditLog = /^[/]api[/]admin[/]audit/;

/** Of what is told of releases the part for the console: the rest is for pipelines with a token. */
const ofConsole = /^[/]api[/]admin[/]/;

/**
 * Which client a call belongs to is the tag it has in openapi.json. What is a link or a download is no call; uploads go
 * by upload-picture.ts, which tells of their progress.
 */
const clients = [
  { name: 'public', tag: 'public', exportName: 'publicEndpoints', leftOut: ['logout'] },
  { name: 'admin', tag: 'admin', exportName: 'adminEndpoints', leftOut: ['uploadPicture', 'exportContactMessages'] },
  { name: 'leads', tag: 'admin', exportName: 'leadEndpoints', leftOut: ['exportSubscribers'] },
  { name: 'audit', tag: 'admin', exportName: 'auditEndpoints', leftOut: [] },
  { name: 'releases', tag: 'releases', exportName: 'releaseEndpoints', leftOut: [] },
];
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
      Boolean(operation.tags?.includes(tag)) &&
      ofLeads.test(address) === (client === 'leads') &&
      ofAuditLog.test(address) === (client === 'audit') &&
      (client !== 'releases' || ofConsole.test(address)) &&
      !leftOut.includes(name),
  });
  if (!source) throw new Error(`No endpoints for ${file}`);
  return prettier.format(source, { parser: 'typescript', singleQuote: true, printWidth: 120 });
}
