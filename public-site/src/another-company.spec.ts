/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultSiteConfig, parseSiteConfig, type RenderContext } from '@site/federation';
import { cardSubjects } from '../tools/social-cards/card-subjects';
import { cardSvg } from '../tools/social-cards/card';
import { socialCards } from './discovery/social-cards/page-cards';
import type { ResourceRequest } from './discovery/resource';
import { jobPath, openings } from './facts/openings';
import { render } from './render';
import { fakeApi } from './testing/fake-api';
import { whileAllJobsAreOpen } from './testing/on-day';
import { post } from './testing/post.factory';
import { renderContext } from './testing/render-context';

whileAllJobsAreOpen();

/** No more than a file must give. */
const facts = {
  name: 'Brightwater & Sons',
  phone: '+44 20 7946 0018',
  address: '9 Harbor Street, Leith',
  email: 'post@brightwater.example.org',
  schedulingUrl: 'https://book.example.org/brightwater',
};
const country = { code: 'GB', name: 'United Kingdom' };
const another = parseSiteConfig(JSON.stringify({ ...facts, country }), 'site.json');
const origin = 'https://brightwater.example.org';
const posts = [post({ coverImageUrl: '/media/covers/leads.svg' }), post({ id: 2 })];
const context: RenderContext = { ...renderContext(fakeApi(posts).fetch), config: another, origin };

/** Words that only the default company has. */
const ours = [
  'keystride',
  'draftsman row',
  'springfield',
  '555-0142',
  'calendar.example.com',
  'south side',
  'united states',
];
const traces = (text: string) => ours.filter((word) => text.toLowerCase().includes(word));

const read = async (address: string, config = another) => {
  const { head, body, state, resource } = await render(address, { ...context, config });
  return resource ? resource.body : head + body + JSON.stringify(state);
};

it('knows what to look for', () => {
  expect(traces(JSON.stringify(defaultSiteConfig))).toEqual(ours);
});

it('is on every page of its own site, and no other company is: only people and story, which are content, stay', async () => {
  const locations = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  expect(locations.length).toBeGreaterThan(30);
  for (const location of locations) {
    const html = await read(location.slice(origin.length));
    expect({ location, traces: traces(html) }).toEqual({ location, traces: [] });
    expect(html).toContain('Brightwater &amp; Sons');
    expect(html).not.toMatch(/href=""|src=""|aria-label="(Facebook|LinkedIn|YouTube)"/);
  }
});

describe('whose file gives no country', () => {
  const addresses = ['/', '/careers', ...openings.map(({ slug }) => jobPath(slug))];

  it.each(addresses)('is in none on %s', async (address) => {
    const html = await read(address, parseSiteConfig(JSON.stringify(facts), 'site.json'));
    expect(traces(html)).toEqual([]);
    expect(html).not.toMatch(/"addressCountry"|"applicantLocationRequirements"|"country"/);
  });

  it.each([defaultSiteConfig.address, '1 Main St, Austin, TX 78701', '1 Main St, Austin, TX, 78701-1234, USA'])(
    'is in the United States where its address ends as one of there does: %s',
    (address) => {
      expect(parseSiteConfig(JSON.stringify({ ...facts, address }), 'site.json').country?.code).toBe('US');
    },
  );
});

it.each(['/blog/feed.xml', '/llms.txt', '/site.webmanifest', '/robots.txt', '/contact.md', '/our-team.md', '/404'])(
  'is alone in %s',
  async (address) => {
    expect(traces(await read(address))).toEqual([]);
  },
);

it('is alone in pictures that stand beside the pages', () => {
  const folder = path.join(__dirname, 'assets');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg'))) {
    expect(traces(readFileSync(path.join(folder, name), 'utf8'))).toEqual([]);
  }
});

describe('on the cards of its pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const typesetter = { widthOf: (text: string) => text.length * 20 };
  const subjects = cardSubjects((name) => jest.requireActual(`./landing/pages/${name}.ts`));
  const letters = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
  const widths = Object.fromEntries(letters.map((letter) => [letter, 0.5]));
  writeFileSync(path.join(folder, 'letter-widths.json'), JSON.stringify(widths));
  for (const subject of subjects) writeFileSync(path.join(folder, `${subject.name}.svg`), cardSvg(subject, typesetter));

  const drawn = async (name: string, config = another) => {
    const request = { pathname: `/social-cards/${name}.png`, config, origin: 'https://noa.example.com' };
    const card = await socialCards(folder)(request as ResourceRequest);
    return card && 'body' in card ? card : undefined;
  };

  it('stands its name, and no other company’s', async () => {
    expect(subjects.length).toBeGreaterThan(25);
    for (const { name } of subjects) {
      const card = await drawn(name);
      expect(card).toMatchObject({ contentType: 'image/png', rasterize: { fonts: expect.any(Array) } });
      expect(card?.body).toContain('font-size="30">Brightwater &amp; Sons</text>');
      expect([name, traces(card?.body ?? '')]).toEqual([name, []]);
    }
  });

  it('stands a long name in smaller letters', async () => {
    const name = 'Brightwater, Brightwater, Brightwater & Sons of Leith';
    expect((await drawn('home', { ...another, name }))?.body).toContain('font-size="16">Brightwater, ');
  });

  it.each([
    ['Mu\u0308ller', 'Müller'],
    ['נועה כהן אדריכלות', 'noa.example.com'],
  ])('is whole, or else its site’s host: %s', async (name, shown) => {
    expect((await drawn('home', { ...another, name }))?.body).toContain(`font-size="30">${shown}</text>`);
  });

  it('is none of a page that there is not', async () => {
    expect(await drawn('nothing')).toBeUndefined();
  });
});
