/** @jest-environment node */
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { renderMarkup } from './app/render-markup';
import { jobPath, openings } from './landing/jobs/openings';
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

it('leaves a page that says there are none', async () => {
  onDay('2099-01-01');
  expect((await render('/careers', context)).body).toContain('Every desk is taken just now.');
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
