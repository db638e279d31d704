import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, written } from '../enhance/count-up';
import { britishSpellings, straightQuotes } from '@site/testing/copy';
import { figures } from '../facts/figures';
import { page as ourTeam } from './pages/our-team';
import { team } from '../facts/team';
import type { Action, LandingPageData, Person } from './sections';

/** Every page's data, read from the folder, so that a new page is held to this as well. */
const pages = readdirSync(join(__dirname, 'pages')).map((file): [string, LandingPageData] => {
  const exported: Record<string, LandingPageData> = jest.requireActual(`./pages/${file}`);
  const [page] = Object.values(exported);
  if (!page) throw new Error(`${file} exports no page`);
  return [file, page];
});

/** In the specification's own words, its apostrophes included. */
const specified = ["Let's Talk", "What you'll get"];

/** The specification names it otherwise than the call at the head of its page. */
const specifiedCall = 'Schedule a Team Assessment';

/** What a page asks for, first of all, at its head and at its end. */
function callsOf({ sections }: LandingPageData): [head: Action | undefined, end: Action | undefined, next?: string] {
  const [head] = sections.flatMap((section) => (section.type === 'hero' ? section.actions : []));
  const last = sections.at(-1);
  if (last?.type === 'form') return [head, { to: 'anchor', href: '#newsletter', label: 'Stay Informed' }, last.intro];
  return last?.type === 'closing' ? [head, last.action, last.intro] : [head, undefined];
}

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

/** What is written in each drawing. */
const drawn = readdirSync(join(__dirname, '../drawings'), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.svg'))
  .map((file): [string, string[]] => {
    const drawing = readFileSync(join(__dirname, '../drawings', file), 'utf8');
    return [file, [...drawing.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) => text)];
  });

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

/** What sentences count, as well, and the figures that are of it. */
const counted: [what: string, ...ours: Figure[]][] = [
  ['clients', figures.clients],
  ['projects', figures.projectsDelivered, figures.projectsInCare, figures.edTechProjects],
  ['team members', figures.teamMembers],
  // The day decides how many there are.
  ['openings'],
  ['(free (desks|hooks)|(desks|hooks) free)'],
  ['launches', figures.launches],
  ['campaigns', figures.campaigns],
  ['integrations', figures.integrations],
  ['hours automated', figures.hoursAutomated],
  ['years', figures.yearsInBusiness, figures.yearsOfExperience, figures.yearsOfLeads],
  ['retention', figures.retention],
  ['satisfaction', figures.satisfaction],
  ['less manual work', figures.lessManualWork],
  ['inventory processing', figures.fasterInventory],
  ['uptime', figures.uptime],
  ['reliability', figures.reliability],
  ['conversion', figures.conversion],
  ['time to market', figures.fasterToMarket],
  ['weeks', figures.weeksToGoLive, figures.weeksToOnboard],
  ['weeks to go-live', figures.weeksToGoLive],
  ['weeks,? (the )?average onboarding', figures.weeksToOnboard],
];
const fromOne = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const words = [...fromOne.slice(1), 'fifty', 'a hundred'].join('|');
const number = `\\d[\\d.,-]*[+%x]?|${words}`;

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

  it('are those of the one file', () => {
    const stated = pages.flatMap(([, page]) => objectsIn(page).flatMap(({ figure }) => figure ?? []));
    const ours: unknown[] = Object.values(figures);
    expect(stated.filter((figure) => !ours.includes(figure))).toEqual([]);
  });

  it.each(counted)('are no others in a sentence that counts %s', (what, ...ours) => {
    const said = new RegExp(`\\b(${number}) (?:[\\w-]+ )?${what}\\b`, 'gi');
    const allowed = ours.flatMap((figure) => [written(figure), String(figure.value)]);
    const others = [...pages.map(([file, page]): [string, string[]] => [file, proseIn(page)]), ...drawn].flatMap(
      ([file, texts]) =>
        texts.flatMap((text) =>
          [...text.matchAll(said)]
            .filter(([, count = '']) => !allowed.includes(count))
            .map(([claim]) => `${file}: ${claim}`),
        ),
    );
    expect(others).toEqual([]);
  });

  it('count the team as often as it is listed', () => {
    const said = new RegExp(`\\b(${words}) (?:people|opinions|at the table)\\b|\\ball (${words})\\b`, 'gi');
    const table = drawn.flatMap(([file, texts]) => (file.startsWith('long-table') ? texts : []));
    const counts = [...proseIn(ourTeam), ...table].flatMap((text) => [...text.matchAll(said)]);
    expect(counts.length).toBeGreaterThanOrEqual(7);
    expect(new Set(counts.map(([, of, all = of]) => all?.toLowerCase()))).toEqual(new Set([fromOne[team.length - 1]]));
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

  it('asks for one thing at its head and at its end, and says what happens next', () => {
    const [head, end, next] = callsOf(page);
    expect(end).toBeDefined();
    expect(end?.label === specifiedCall ? { ...end, label: head?.label } : end).toEqual(head);
    const isForm = head?.to === 'anchor';
    expect(next).toMatch(isForm ? /once you sign up/i : /24 hours|half an hour|(30|thirty)[ -](free )?minutes?/i);
  });

  it('has no straight quote or apostrophe', () => {
    expect(proseIn(page).filter((text) => !specified.includes(text) && straightQuotes.test(text))).toEqual([]);
  });

  it('is spelled as in America', () => {
    expect(proseIn(page).filter((text) => britishSpellings.test(text))).toEqual([]);
  });
});
