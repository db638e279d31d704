/** @jest-environment node */
import { pages } from '../../app/page-registry';
import { jobPath, openings } from '../../facts/openings';
import { render } from '../../render';
import { fakeApi } from '../../testing/fake-api';
import { googleProperties } from '../../testing/google-properties';
import { whileAllJobsAreOpen } from '../../testing/on-day';
import { post } from '../../testing/post.factory';
import { renderContext } from '../../testing/render-context';
import type { Thing } from './json-ld';

whileAllJobsAreOpen();

const cover = '/media/covers/leads.svg';
const posts = [
  post({ coverImageUrl: cover }),
  post({ id: 2, type: 'demo', summary: null, tags: [] }),
  post({ id: 3, type: 'video', coverImageUrl: cover, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }),
  post({ id: 4, type: 'video', coverImageUrl: cover, videoUrl: 'https://videos.example.com/a.mp4' }),
  post({ id: 5, type: 'image', coverImageUrl: 'https://images.example.com/a.jpg' }),
  post({ id: 6, author: { name: 'Ada Byron' } }),
];
const paths = [
  ...pages.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...openings.map(({ slug }) => jobPath(slug)),
  ...posts.map(({ slug }) => `/blog/${slug}`),
];

interface DescribedPage {
  path: string;
  things: Thing[];
  body: string;
}

const described: DescribedPage[] = [];
beforeAll(async () => {
  for (const path of paths) {
    const { head, body } = await render(path, renderContext(fakeApi(posts).fetch));
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '{}';
    described.push({ path, things: JSON.parse(json)['@graph'], body });
  }
});

const things = (type: string) =>
  described.flatMap((page) =>
    page.things.filter((thing) => thing['@type'] === type).map((thing) => ({ ...page, thing })),
  );

/** All values at a path; undefined for each thing along it that lacks the next part. */
function valuesAt(value: unknown, path: string): unknown[] {
  const [name = '', ...rest] = path.split('.');
  const found = [value].flat().flatMap((thing) => (thing as Record<string, unknown>)[name] ?? [undefined]);
  if (rest.length === 0) return found;
  return found.flatMap((inner) => (inner === undefined ? [undefined] : valuesAt(inner, rest.join('.'))));
}

const isGiven = (thing: Thing, path: string): boolean => {
  const values = valuesAt(thing, path);
  return values.length > 0 && values.every((value) => value !== undefined && value !== null && value !== '');
};

/** Whatever has neither a property nor what may stand for it. */
const lacking = (type: string, properties: readonly string[], instead?: string) =>
  things(type).flatMap(({ path, thing }) =>
    properties
      .filter((property) => !isGiven(thing, property) && !(instead && isGiven(thing, instead)))
      .map((property) => `${path}: ${property}`),
  );

it('is of types alone whose properties Google lists', () => {
  const used = new Set(described.flatMap((page) => page.things.map((thing) => thing['@type'])));
  expect([...used].sort()).toEqual(Object.keys(googleProperties).sort());
});

describe.each(Object.entries(googleProperties))('%s', (type, properties) => {
  const { required, requiredUnless = {}, recommended, sometimes = {}, never = {} } = properties;

  it('has what Google requires', () => {
    expect(lacking(type, required)).toEqual([]);
    for (const [property, other] of Object.entries(requiredUnless))
      expect(lacking(type, [property], other)).toEqual([]);
  });

  it('has what Google recommends and the site can say', () => {
    const always = recommended.filter((property) => !(property in sometimes) && !(property in never));
    expect(lacking(type, always)).toEqual([]);
    for (const property of Object.keys({ ...requiredUnless, ...sometimes })) {
      expect({ property, isGiven: things(type).some(({ thing }) => isGiven(thing, property)) }).toEqual({
        property,
        isGiven: true,
      });
    }
  });

  it('leaves out what the site can’t say', () => {
    const given = Object.keys(never).filter((property) => things(type).some(({ thing }) => isGiven(thing, property)));
    expect(given).toEqual([]);
  });
});

describe('a job', () => {
  const jobs = () => things('JobPosting');

  it('is at an address with its country, or done from a country, or both', () => {
    expect(jobs().map(({ path }) => path)).toEqual(openings.map(({ slug }) => `/careers/${slug}`));
    for (const { thing } of jobs()) {
      const places = ['jobLocation.address.addressCountry', 'applicantLocationRequirements.name'];
      expect(places.some((property) => isGiven(thing, property))).toBe(true);
      expect(isGiven(thing, 'jobLocationType')).toBe(isGiven(thing, 'applicantLocationRequirements'));
      if (isGiven(thing, 'jobLocation')) {
        const parts = ['addressCountry', 'addressLocality', 'addressRegion', 'postalCode', 'streetAddress'];
        const lacks = parts.filter((part) => !isGiven(thing, `jobLocation.address.${part}`));
        expect(lacks).toEqual([]);
      }
    }
  });

  it('is described in HTML', () => {
    for (const { thing } of jobs()) expect(thing.description).toMatch(/^<p>.+<\/p><ul>(<li>[^<]+<\/li>)+<\/ul>$/);
  });

  it('says nothing that visitors can’t read', () => {
    for (const { thing, body } of jobs()) {
      expect(body).toContain(`${thing.title}</h1>`);
      expect(body).toContain(`<time dateTime="${thing.datePosted}">`);
      expect(body).toContain(`<time dateTime="${String(thing.validThrough).slice(0, 10)}">`);
      expect(body).toContain('United States');
      for (const [, text = ''] of String(thing.description).matchAll(/<li>(.*?)<\/li>/g)) {
        expect(body).toContain(text.replaceAll('&apos;', '&#x27;'));
      }
    }
  });
});
