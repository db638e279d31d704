import { createRequire } from 'node:module';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One picture for every registered page, in the folder that the build serves at /social-cards. */
const outputFolder = path.join(import.meta.dirname, '../../dist/social-cards');

// The pages are loaded as CommonJS, as which styled-components runs in Node.
const require = createRequire(import.meta.url);
const { cardSubjects } = require('./social-cards/card-subjects') as typeof import('./social-cards/card-subjects');
const { cardSvg } = require('./social-cards/card') as typeof import('./social-cards/card');
const { createTypesetter } = require('./social-cards/typesetter') as typeof import('./social-cards/typesetter');

await rm(outputFolder, { recursive: true, force: true });
await mkdir(outputFolder, { recursive: true });
const typesetter = await createTypesetter();
const subjects = cardSubjects((name) => require(`../src/landing/pages/${name}.ts`));
await Promise.all(
  subjects.map(async (subject) =>
    writeFile(path.join(outputFolder, `${subject.name}.png`), await typesetter.toPng(cardSvg(subject, typesetter))),
  ),
);
await typesetter.close();
