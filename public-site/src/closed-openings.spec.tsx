/** @jest-environment node */
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { renderMarkup } from './app/render-markup';
import { openOn } from './landing/jobs/open-on';
import { similarTo } from './landing/jobs/similar-to';
import { jobPath, openings } from './facts/openings';
import { render } from './render';
import { fakeApi } from './testing/fake-api';
import { onDay } from './testing/on-day';
import { renderContext } from './testing/render-context';

const context = renderContext(fakeApi([]).fetch);
const [first] = [...openings].sort((one, other) => one.closes.localeCompare(other.closes));
if (!first) throw new Error('There are no openings.');
const { title, closes, slug } = first;
const path = jobPath(slug);
const after = (days: number) => new Date(Date.parse(closes) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Where the opening is found. */
const listedOn = async (day: string) => {
  onDay(day);
  const found: string[] = [];
  for (const address of ['/careers', '/careers.md', '/sitemap.xml', '/llms.txt']) {
    const { body, resource } = await render(address, context);
    if (String(resource?.body ?? body).includes(path)) found.push(address);
  }
  return found;
};

afterEach(() => void jest.useRealTimers());

it('is listed on its last day', async () => {
  expect(await listedOn(closes)).toEqual(['/careers', '/careers.md', '/sitemap.xml', '/llms.txt']);
  const { status, head } = await render(path, context);
  expect(status).toBe(200);
  expect(head).toContain('"JobPosting"');
});

it('is listed nowhere once that day has passed everywhere, and its page says so', async () => {
  expect(await listedOn(after(2))).toEqual([]);
  const { status, head, body } = await render(path, context);
  expect(status).toBe(410);
  expect(head).not.toContain('JobPosting');
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(body).toContain(`${title}</h1>`);
  expect(body).toContain('This opening is closed.');
  expect(body).not.toContain('Apply by email');
  expect((await render(`${path}.md`, context)).resource).toBeUndefined();
});

/** Where a closed opening's page leads, one after the other. */
const offeredOn = async (day: string) => {
  onDay(day);
  const { body = '' } = await render(path, context);
  return [...body.matchAll(/href="(\/careers[/#][^"]+)"/g)].map(([, address]) => address);
};

it('offers three that are still open, ahead of the list, or the list alone', async () => {
  const open = openings.filter((opening) => opening.closes > after(2));
  expect(open.length).toBeGreaterThan(3);
  const offered = open.slice(0, 3).map((opening) => jobPath(opening.slug));
  expect(await offeredOn(after(2))).toEqual([...offered, '/careers#openings']);
  expect(await offeredOn('2099-01-01')).toEqual(['/careers#openings']);
});

it('offers those of its own department first', () => {
  const open = openings.filter((opening) => opening !== first);
  const last = open.at(-1);
  expect(last && similarTo(last, open)).toEqual([last, ...open.slice(0, 2)]);
});

/** That there is a free desk, or one of a trade. */
const promises = /(?<!which )desks (are|stand|that stand) (free|empty)|few desks|the openings/i;
const departments = new RegExp(openings.flatMap(({ department }) => department.split(' ')).join('|'), 'i');

describe.each([
  ['all', '2026-12-01'],
  ['some', after(2)],
  ['none', '2099-01-01'],
])('while %s are open', (_, day) => {
  beforeEach(() => onDay(day));

  it.each(['/careers', '/our-team', '/story', path])('nothing more is promised at %s', async (address) => {
    const { head, body } = await render(address, context);
    expect(body).not.toMatch(promises);
    expect(/<title.*?>(.*?)<\/title>/.exec(head)?.[1]).not.toMatch(promises);
  });

  it('the description of the list names no trade, and its head says what is there', async () => {
    const { head, body } = await render('/careers', context);
    const description = /<meta name="description" content="([^"]+)/.exec(head)?.[1];
    expect(description).toBeDefined();
    expect(description).not.toMatch(departments);
    const isAnyOpen = openOn(day, openings).length > 0;
    expect(body.includes('If you meet most of a list')).toBe(isAnyOpen);
    expect(body.includes('Every desk is taken right now.')).toBe(!isAnyOpen);
  });
});

it.each(['/careers', path])(
  'is taken over by the browser as the server showed it the day before: %s',
  async (address) => {
    onDay(closes);
    const { body, state } = await render(address, context);
    onDay(after(2));
    const inBrowser = await renderMarkup(
      <StaticRouter location={address}>
        <App site={{ config: context.config, origin: context.origin }} initial={{ address, state }} />
      </StaticRouter>,
      context,
    );
    expect(inBrowser.body).toBe(body);
  },
);
