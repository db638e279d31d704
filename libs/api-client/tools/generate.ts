/** Writes src/*.gen.ts out of api/openapi.json; with --check, fails when one is stale. */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

const library = path.join(import.meta.dirname, '..');
const schemaFile = path.join(library, '../../api/openapi.json');

/**
 * Which client a call belongs to is the tag it has in openapi.json. What is a link or a download is no call; uploads go
 * by upload-picture.ts, which tells of their progress.
 */
const clients = [
  { tag: 'public', exportName: 'publicEndpoints', leftOut: ['logout'] },
  { tag: 'admin', exportName: 'adminEndpoints', leftOut: ['uploadPicture', 'exportContactMessages', 'exportSubscribers'] },
];

let stale = false;
for (const { tag, exportName, leftOut } of clients) {
  const file = path.join(library, 'src', `${tag}.gen.ts`);
  const source = await generate(tag, exportName, leftOut, file);
  if (!process.argv.includes('--check')) writeFileSync(file, source);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== source) stale = true;
}
if (stale) {
  process.stderr.write('The generated API client is stale. Run: npx nx run api-client:generate\n');
  process.exit(1);
}

async function generate(tag: string, exportName: string, leftOut: string[], file: string): Promise<string> {
  const source = await generateEndpoints({
    schemaFile,
    apiFile: './base-api.ts',
    apiImport: 'baseApi',
    exportName,
    flattenArg: true,
    encodePathParams: true,
    encodeQueryParams: false,
    filterEndpoints: (name, { operation }) => Boolean(operation.tags?.includes(tag)) && !leftOut.includes(name),
  });
  if (!source) throw new Error(`No endpoints for ${file}`);
  return prettier.format(source, { parser: 'typescript', singleQuote: true, printWidth: 120 });
}
