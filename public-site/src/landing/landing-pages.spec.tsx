import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPage, pages } from '../app/page-registry';
import { landingHtml, sectionOf } from '../testing/landing-html';
import { companyHome } from './pages/company-home';
import { visitorHome } from './pages/visitor-home';
import { lookOf } from './section-views';
import type { LandingPageData } from './sections';

const names = pages.flatMap(({ path, chunks }) => (chunks.includes('landing') && path !== '/' ? [path.slice(1)] : []));
const written = (name: string): LandingPageData => jest.requireActual(`./pages/${name}`).page;

/** What visitors can open: the two homes, and whatever the registry names. */
const landingPages: [string, LandingPageData][] = [
  ['/ for visitors', visitorHome],
  ['/ for those signed in', companyHome],
  ...names.map((name): [string, LandingPageData] => [`/${name}`, written(name)]),
];

let contents: Map<LandingPageData, HTMLElement>;
beforeAll(async () => {
  contents = new Map(await Promise.all(landingPages.map(async ([, page]) => [page, await landingHtml(page)] as const)));
});

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the landing pages together', () => {
  it('are the files of their folder', () => {
    const files = readdirSync(join(__dirname, 'pages')).map((file) => file.replace('.ts', ''));
    expect([...names, 'company-home', 'visitor-home'].sort()).toEqual(files.sort());
  });

  it('have an address, a title and a description of their own', () => {
    expect(repeated(pages.map(({ path }) => path))).toEqual([]);
    expect(repeated(landingPages.map(([, { title }]) => title))).toEqual([]);
    expect(repeated(landingPages.map(([, { description }]) => description))).toEqual([]);
  });

  it('repeat no paragraph', () => {
    const paragraphs = [...contents.values()].flatMap((content) =>
      [...content.querySelectorAll('p')].map((p) => p.textContent),
    );
    expect(repeated(paragraphs.filter((text) => text.length > 60))).toEqual([]);
  });
});

describe.each(landingPages)('%s', (_, page) => {
  let content: HTMLElement;
  beforeAll(() => {
    content = contents.get(page) as HTMLElement;
  });

  it('tells search engines as much as they show', () => {
    expect(page.title.length).toBeLessThanOrEqual(65);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(170);
  });

  it('has one h1 and no gap in the order of its headings', () => {
    const levels = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });

  it('marks words that its headline has', () => {
    const { headline, marked } = sectionOf(page, 'hero');
    expect(headline.split(marked)).toHaveLength(2);
  });

  it('says at least 350 words', () => {
    const words = [...content.querySelectorAll('h1, h2, h3, h4, p, li, summary, a, figcaption')]
      .filter((element) => !element.querySelector('h1, h2, h3, h4, p, li, summary, a'))
      .flatMap(({ textContent }) => textContent.trim().split(/\s+/));
    expect(words.length).toBeGreaterThanOrEqual(350);
  });

  it('leads only to pages that there are', () => {
    const inside = [...content.querySelectorAll('a')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin);
    expect(inside.filter(({ pathname }) => !findPage(pathname)).map(({ pathname }) => pathname)).toEqual([]);
    const anchors = inside.filter(({ pathname, hash }) => pathname === '/' && hash).map(({ hash }) => hash.slice(1));
    expect(anchors.filter((id) => !content.querySelector(`[id="${id}"]`))).toEqual([]);
  });

  it('gives each anchor to one section', () => {
    expect(repeated([...content.querySelectorAll('[id]')].map(({ id }) => id))).toEqual([]);
  });

  it('names every section and every picture that tells something', () => {
    content.querySelectorAll('section').forEach((part) => {
      const named =
        part.getAttribute('aria-label') ?? content.querySelector(`[id="${part.getAttribute('aria-labelledby')}"]`);
      expect(named).toBeTruthy();
    });
    content
      .querySelectorAll('[role=img]')
      .forEach((picture) => expect(picture.getAttribute('aria-label')).toBeTruthy());
    content.querySelectorAll('img').forEach((picture) => expect(picture.alt).toBeTruthy());
  });

  it('reads out the letters by which a drawing names what is listed beside it', () => {
    const headings = [...content.querySelectorAll('h3')].map(({ textContent }) => textContent);
    const lettered = page.sections
      .flatMap((section) => (section.type === 'features' && section.look === 'plan' ? [section.items] : []))
      .flatMap((items) => items.map(({ title }, index) => `${'abcdefgh'[index]}: ${title}`));
    expect(lettered.filter((title) => !headings.includes(title))).toEqual([]);
  });

  it('has no two neighbours alike', () => {
    const looks = page.sections.map(lookOf);
    expect(looks.filter((look, index) => look === looks[index - 1])).toEqual([]);
  });

  it('has no style attribute, which the content security policy forbids', () => {
    expect(content.querySelector('[style]')).toBeNull();
  });

  it('says nothing that the art direction rules out', () => {
    expect(content.textContent).not.toMatch(/unlock|seamless|cutting-edge|elevate|!/i);
  });
});
