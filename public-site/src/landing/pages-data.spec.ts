import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { britishSpellings, straightQuotes } from '../testing/copy-faults';
import type { LandingPageData, Person } from './sections';

/** Every page's data, read from the folder, so that a new page is held to this as well. */
const pages = readdirSync(join(__dirname, 'pages')).map((file): [string, LandingPageData] => {
  const exported: Record<string, LandingPageData> = jest.requireActual(`./pages/${file}`);
  const [page] = Object.values(exported);
  if (!page) throw new Error(`${file} exports no page`);
  return [file, page];
});

/** In the specification's own words, its apostrophes included. */
const specified = ["Let's Talk", "What you'll get"];

/** Holds no prose: links, and what names a kind or a shape. */
const technical = new Set(['type', 'look', 'to', 'href', 'src', 'path', 'id', 'tone', 'email', 'linkedin']);

type Named = Person & { name: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPerson = (value: Record<string, unknown>): value is Record<string, unknown> & Person =>
  typeof value.role === 'string';

/** The objects within a value, itself included, whatever the section. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (!isRecord(value)) return [];
  const within = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? within : [value, ...within];
}

/** What a visitor reads, or has read out. */
function proseIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (technical.has(key) ? [] : proseIn(inner)));
}

/** Values of a key that are not all the same: `Ingrid Solheim: Head of Accounts | Chief Operating Officer`. */
function disagreements(facts: readonly (readonly [key: string, value: string])[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const [key, value] of facts) values.set(key, (values.get(key) ?? new Set()).add(value));
  return [...values].filter(([, { size }]) => size > 1).map(([key, all]) => `${key}: ${[...all].join(' | ')}`);
}

const people: Person[] = pages.flatMap(([, page]) => objectsIn(page).filter(isPerson));
const named = people.filter((person): person is Named => person.name !== undefined);
const sentences = (text: string) => text.split(/(?<=[.?])\s+/);

describe('the people on all pages', () => {
  it('are found, whatever the section that shows them', () => {
    expect(named.length).toBeGreaterThanOrEqual(30);
    expect(people.filter(({ quote }) => quote).length).toBeGreaterThanOrEqual(30);
  });

  it('have one role each', () => {
    expect(disagreements(named.map(({ name, role }) => [name, role]))).toEqual([]);
  });

  it('have one company each', () => {
    expect(disagreements(named.map(({ name, company = 'ours' }) => [name, company]))).toEqual([]);
  });

  it('have one face each, or none', () => {
    expect(disagreements(named.map(({ name, portrait }) => [name, portrait?.src ?? 'no face']))).toEqual([]);
  });

  it('say no sentence that another one says', () => {
    const said = people.flatMap(({ name, role, quote = '' }) =>
      sentences(quote).map((sentence) => [sentence, name ?? role] as const),
    );
    expect(disagreements(said.filter(([sentence]) => sentence))).toEqual([]);
  });
});

describe('the figures on all pages', () => {
  /** 'projects delivered, in all trades' claims no other number than 'projects delivered'. */
  const claims = pages
    .flatMap(([, page]) => objectsIn(page))
    .flatMap(({ figure, label }) =>
      isRecord(figure) && typeof label === 'string'
        ? [[label.split(',')[0] ?? label, JSON.stringify(figure)] as const]
        : [],
    );

  it('are found, and one label has one number', () => {
    expect(claims.length).toBeGreaterThanOrEqual(40);
    expect(disagreements(claims)).toEqual([]);
  });
});

describe.each(pages)('the data of %s', (_, page) => {
  it('shows all testimonials with a face or none', () => {
    const faces = objectsIn(page)
      .filter(isPerson)
      .filter(({ name, quote }) => name && quote)
      .map(({ portrait }) => portrait !== undefined);
    expect(new Set(faces).size).toBeLessThanOrEqual(1);
  });

  it('has no straight quote or apostrophe', () => {
    expect(proseIn(page).filter((text) => !specified.includes(text) && straightQuotes.test(text))).toEqual([]);
  });

  it('is spelled as in America', () => {
    expect(proseIn(page).filter((text) => britishSpellings.test(text))).toEqual([]);
  });
});
