import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page as customerSuccess } from '../landing/pages/customer-success';
import { page as ourTeam } from '../landing/pages/our-team';
import type { Person } from '../landing/sections';
import { sectionOf } from '../testing/landing-html';
import { disagreements, drawn, isPerson, objectsIn, pages, proseIn } from '../testing/landing-data';
import { customers } from './customers';
import { team } from './team';
import { voices } from './voices';

type Named = Person & { name: string };

const ours: readonly Named[] = [...team, ...Object.values(voices), ...Object.values(customers)];
const shown: Person[] = pages.flatMap(([, page]) => objectsIn(page).filter(isPerson));
const isNamed = (person: Person): person is Named => person.name !== undefined;
/** Those of the facts stand beside them: a page could add to one what another does not. */
const named = [...ours, ...shown.filter(isNamed)];

const sentences = (text: string) => text.split(/(?<=[.?])\s+/);
const firstName = ({ name }: Named) => name.replace(/ .*/, '');
const lastWord = (text: string) => text.replace(/.* /, '');
const wordsOf = (text: string): string[] => text.match(/[\p{L}-]+/gu) ?? [];
/** What a drawing says, wide or narrow. */
const drawnAs = (drawing: string) => drawn.filter(([file]) => file.replace('-narrow', '') === `${drawing}.svg`);

const folder = join(__dirname, '../../../api/sample-content/posts');
const posts = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')]);

describe('the people on all pages', () => {
  it('are found, whatever the section that shows them', () => {
    expect(shown.filter(isNamed).length).toBeGreaterThanOrEqual(30);
    expect(shown.filter(({ quote }) => quote).length).toBeGreaterThanOrEqual(30);
  });

  it('are those of the facts, each of whom has a page', () => {
    const names = (people: readonly Named[]) => [...new Set(people.map(({ name }) => name))].sort();
    expect(names(shown.filter(isNamed))).toEqual(names(ours));
  });

  it('have one role each', () => {
    expect(disagreements(named.map(({ name, role }) => [name, role]))).toEqual([]);
  });

  it('have one company each', () => {
    expect(disagreements(named.map(({ name, company = 'ours' }) => [name, company]))).toEqual([]);
  });

  it('have one face each, which is no one else’s and has their name, or none', () => {
    expect(disagreements(named.map(({ name, portrait }) => [name, portrait?.src ?? 'no face']))).toEqual([]);
    const faces = named.flatMap(({ name, portrait }) => (portrait ? { name, ...portrait } : []));
    expect(disagreements(faces.map(({ src, name }) => [src, name]))).toEqual([]);
    expect(faces.filter(({ alt, name }) => alt !== `Portrait of ${name}`)).toEqual([]);
  });

  it('say no sentence that another one says', () => {
    const said = shown.flatMap(({ name, role, quote = '' }) =>
      sentences(quote).map((sentence) => [sentence, name ?? role] as const),
    );
    expect(disagreements(said.filter(([sentence]) => sentence))).toEqual([]);
  });
});

describe('in words and in drawings', () => {
  it('nobody is named but on the page of the team, so that no one gets a second role there', () => {
    const texts = [
      ...pages.filter(([, page]) => page !== ourTeam).map(([file, page]) => [file, ...proseIn(page, isPerson)]),
      ...drawn.filter(([file]) => !file.startsWith('team-floor')).map(([file, written]) => [file, ...written]),
      ...posts.map(([file, text]) => [file, text.replace(/^author: .+$/m, '')]),
    ];
    const people = new Set(ours.map(firstName));
    const others = texts.flatMap(([file, ...all]) =>
      wordsOf(all.join(' ')).flatMap((word) => (people.has(word) ? `${file}: ${word}` : [])),
    );
    expect(others).toEqual([]);
  });

  it.each(drawnAs('team-floor'))('all of the team, and nobody else, sit in %s and in its label', (_, written) => {
    const floor = sectionOf(ourTeam, 'picture');
    const names = (texts: readonly string[]) => texts.flatMap(wordsOf).filter((word) => /^\p{Lu}/u.test(word));
    expect(names(written).sort()).toEqual(team.map(firstName).sort());
    // The first word of a sentence names nobody.
    expect(names(sentences(floor.drawingLabel).map((text) => text.slice(1))).sort()).toEqual(names(written).sort());
  });

  it('each rule of the house is of one of the team, by the role if it says one', () => {
    const roles = team.map(({ role }) => lastWord(role));
    for (const { title, text } of sectionOf(ourTeam, 'list').items) {
      const who = team.filter((member) => wordsOf(text).includes(firstName(member)));
      expect([title, who.length]).toEqual([title, 1]);
      const said = roles.filter((role) => new RegExp(`\\b${role}\\b`, 'i').test(title));
      expect([title, ...said]).toEqual([title, ...said.map(() => lastWord(who[0]?.role ?? ''))]);
    }
  });

  it.each(drawnAs('key-board'))(
    'each customer who speaks has a key of their own in %s, and one hook is free',
    (_, written) => {
      const companies = Object.values(voices).map(({ company }) => company);
      const [free, ...keys] = [...written].reverse();
      expect(free).toBe('yours');
      const owners = keys.map((key) => companies.filter((company) => wordsOf(company).includes(key)));
      expect(owners.flat().sort()).toEqual(companies.sort());
    },
  );

  it('the customers who speak on the page of the keys are those with a face', () => {
    const speakers = sectionOf(customerSuccess, 'wall').items.map(({ name }) => name);
    expect(speakers.sort()).toEqual(
      Object.values(voices)
        .map(({ name }) => name)
        .sort(),
    );
  });
});

it.each(posts)('whoever wrote %s is one of us', (_, text) => {
  const [, author] = /^author: (.+)$/m.exec(text) ?? [];
  expect(team.map(({ name }) => name)).toContain(author);
});
