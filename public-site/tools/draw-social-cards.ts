import { createRequire } from 'node:module';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * One card for every registered page, and the typefaces to set it and those of posts in, with the widths of their letters,
 * for the folder beside the server's bundle.
 */
const outputFolder = path.join(import.meta.dirname, '../../dist/social-cards');

// The pages are loaded as CommonJS, as which styled-components runs in Node.
const require = createRequire(import.meta.url);
const { cardSubjects } = require('./social-cards/card-subjects') as typeof import('./social-cards/card-subjects');
const { cardSvg } = require('./social-cards/card') as typeof import('./social-cards/card');
const { letterWidths } = require('./social-cards/letter-widths') as typeof import('./social-cards/letter-widths');
const { createTypesetter } = require('./social-cards/typesetter') as typeof import('./social-cards/typesetter');

await rm(outputFolder, { recursive: true, force: true });
await mkdir(outputFolder, { recursive: true });
const typesetter = await createTypesetter(outputFolder);
const subjects = cardSubjects((name) => require(`../src/landing/pages/${name}.ts`));
await Promise.all(
  subjects.map((subject) => writeFile(path.join(outputFolder, `${subject.name}.svg`), cardSvg(subject, typesetter))),
);
const display = await readFile(path.join(outputFolder, 'archivo.ttf'));
await writeFile(path.join(outputFolder, 'letter-widths.json'), JSON.stringify(letterWidths(display)));
