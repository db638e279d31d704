import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, proseIn, sources } from '../testing/landing-data';

const comparison = readFileSync(join(__dirname, '../../../docs/pages.md'), 'utf8');

/** Whose address is not their file's name. */
const files = new Map([
  ['`/`', 'visitor-home.ts'],
  ['`/` signed in', 'company-home.ts'],
  ['a job', 'landing/jobs/job-view.tsx'],
]);

const texts = new Map([...sources, ...pages.map(([file, page]) => [file, proseIn(page).join('\n')] as const)]);

const quotes = [...comparison.matchAll(/^\| (.*?) +\|.*\| (.*?) +\|$/gm)].flatMap(([, page = '', done = '']) =>
  [...done.matchAll(/“(.*?)”/g)].map(([, quote = '']) => ({ page, quote })),
);

it('is found in the table of pages', () => {
  expect(quotes.length).toBeGreaterThan(10);
});

it.each(quotes)('$page says “$quote”, as the comparison of pages does', ({ page, quote }) => {
  expect(texts.get(files.get(page) ?? `${page.slice(2, -1)}.ts`)).toContain(quote);
});
