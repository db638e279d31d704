import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { defaultSiteConfig } from '@site/federation';
import { SiteProvider } from '../shared/site-context';
import { LandingPage } from './landing-page';
import { landingPages } from './pages';
import { companyHome } from './pages/company-home';
import { visitorHome } from './pages/visitor-home';
import type { LandingPageData, SectionOf, SectionType } from './sections';

const config = { ...defaultSiteConfig, name: 'Acme Works', schedulingUrl: 'https://calendar.example.com/acme' };

function html(page: LandingPageData): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider value={{ config, origin: 'https://site.example.com' }}>
        <LandingPage page={page} />
      </SiteProvider>
    </MemoryRouter>,
  );
  return element;
}

function section<Type extends SectionType>(page: LandingPageData, type: Type): SectionOf<Type> {
  const found = page.sections.find((candidate): candidate is SectionOf<Type> => candidate.type === type);
  if (!found) throw new Error(`${page.title} has no ${type} section`);
  return found;
}

const unique = (values: string[]) => new Set(values).size === values.length;

describe('the registry of landing pages', () => {
  it('gives every page an address, a title and a description of its own', () => {
    expect(unique(landingPages.map(({ path, shownTo }) => `${path} ${shownTo}`))).toBe(true);
    expect(unique(landingPages.map(({ title }) => title))).toBe(true);
    expect(unique(landingPages.map(({ description }) => description))).toBe(true);
  });

  it('repeats no paragraph on two pages', () => {
    const paragraphs = landingPages.flatMap((page) =>
      [...html(page).querySelectorAll('p')].map(({ textContent }) => textContent).filter((text) => text.length > 60),
    );
    expect(unique(paragraphs)).toBe(true);
  });
});

describe.each(landingPages.map((page) => [page.title, page] as const))('%s', (_, page) => {
  const content = html(page);

  it('has one h1 and no gap in the order of its headings', () => {
    const levels = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });

  it('marks words that its headline has', () => {
    const { headline, marked } = section(page, 'hero');
    expect(headline.split(marked)).toHaveLength(2);
  });

  it('says at least 350 words', () => {
    const words = [...content.querySelectorAll('h1, h2, h3, p, li, summary, a, figcaption')]
      .filter((element) => !element.querySelector('h1, h2, h3, p, li, summary, a'))
      .flatMap(({ textContent }) => textContent.trim().split(/\s+/));
    expect(words.length).toBeGreaterThanOrEqual(350);
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
  });

  it('opens the scheduling page in a new tab from Book Strategy Call', () => {
    const button = [...content.querySelectorAll('a')].find((link) => link.textContent === 'Book Strategy Call');
    expect(button?.getAttribute('href')).toBe(config.schedulingUrl);
    expect(button?.target).toBe('_blank');
    expect(button?.rel).toContain('noopener');
  });

  it('shows its figures whole in the server’s HTML', () => {
    expect(content.textContent).toContain('872,560');
  });

  it('has no style attribute, which the content security policy forbids', () => {
    expect(content.querySelector('[style]')).toBeNull();
  });

  it('says nothing that the art direction rules out', () => {
    expect(content.textContent).not.toMatch(/unlock|seamless|cutting-edge|elevate|!/i);
  });
});

describe('the visitors’ home', () => {
  it('has the parts of the real estate landing page', () => {
    expect(visitorHome.sections.map(({ type }) => type)).toEqual([
      'hero',
      'badges',
      'rooms',
      'hours',
      'audiences',
      'questions',
      'contact',
    ]);
    expect(section(visitorHome, 'badges').badges).toHaveLength(6);
    expect(section(visitorHome, 'rooms').rooms.map(({ title }) => title)).toEqual([
      'Lead management automation',
      'AI property solutions',
      'Contract and document automation',
      'Custom real estate apps',
    ]);
    expect(section(visitorHome, 'hours').hours).toBe(872560);
    expect(section(visitorHome, 'audiences').audiences.map(({ title }) => title)).toEqual([
      'Agencies',
      'Property managers',
      'Investors',
      'Construction companies',
      'Title companies',
      'Proptech startups',
    ]);
  });
});

describe('the company home', () => {
  it('has four service cards that lead to the blog', () => {
    const { rooms } = section(companyHome, 'rooms');
    expect(rooms).toHaveLength(4);
    rooms.forEach(({ action }) => expect(action).toMatchObject({ to: 'page', href: '/blog' }));
  });

  it('states the mission, the industries and the four stats', () => {
    expect(section(companyHome, 'hours').title).toContain('save 1 million hours');
    expect(section(companyHome, 'corridor').doors.map(({ title }) => title)).toEqual([
      'EdTech',
      'Retail',
      'Real Estate',
      'Construction',
      'Startups',
    ]);
    const shown = [...html(companyHome).querySelectorAll('[role=img]')].map((figure) =>
      figure.getAttribute('aria-label'),
    );
    expect(shown).toEqual(expect.arrayContaining(['120+', '2-4x', '99.99%', '15+']));
    expect(section(companyHome, 'stats').stats).toHaveLength(4);
  });

  it('has two testimonials of five stars, four reasons and three steps', () => {
    expect(section(companyHome, 'testimonials').testimonials.map(({ stars }) => stars)).toEqual([5, 5]);
    expect(section(companyHome, 'ledger').rows).toHaveLength(4);
    expect(section(companyHome, 'process').steps.map(({ title }) => title)).toEqual([
      'Map needs',
      'Build and automate',
      'Launch and support',
    ]);
  });
});
