import { landingHtml, sectionOf, testConfig } from '../testing/landing-html';
import { companyHome } from './pages/company-home';
import { visitorHome } from './pages/visitor-home';
import { lookOf } from './section-views';

describe.each([
  ['visitors', visitorHome],
  ['those who are signed in', companyHome],
])('the home of %s', (_, page) => {
  let content: HTMLElement;
  beforeAll(async () => {
    content = await landingHtml(page);
  });

  it('opens the scheduling page in a new tab from Book Strategy Call', () => {
    const button = [...content.querySelectorAll('a')].find((link) => link.textContent === 'Book Strategy Call');
    expect(button?.getAttribute('href')).toBe(testConfig.schedulingUrl);
    expect(button?.target).toBe('_blank');
    expect(button?.rel).toContain('noopener');
  });

  it('shows its figures whole in the server’s HTML', () => {
    expect(content.textContent).toContain('872,560');
  });
});

describe('the visitors’ home', () => {
  it('has the parts of the real estate landing page', () => {
    expect(visitorHome.sections.map(lookOf)).toEqual([
      'hero',
      'strip',
      'features',
      'ruler',
      'street',
      'faq',
      'closing',
    ]);
    expect(sectionOf(visitorHome, 'strip').items).toHaveLength(6);
    expect(sectionOf(visitorHome, 'features').items.map(({ title }) => title)).toEqual([
      'Lead management automation',
      'AI property solutions',
      'Contract and document automation',
      'Custom real estate apps',
    ]);
    expect(sectionOf(visitorHome, 'ruler').items[0].figure.value).toBe(872560);
    expect(sectionOf(visitorHome, 'street').items.map(({ title }) => title)).toEqual([
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
    const { items } = sectionOf(companyHome, 'features');
    expect(items).toHaveLength(4);
    items.forEach(({ action }) => expect(action).toMatchObject({ to: 'page', href: '/blog' }));
  });

  it('states the mission, the industries and the four stats', async () => {
    expect(sectionOf(companyHome, 'ruler').title).toContain('save 1 million hours');
    expect(sectionOf(companyHome, 'doors').items.map(({ title }) => title)).toEqual([
      'EdTech',
      'Retail',
      'Real Estate',
      'Construction',
      'Startups',
    ]);
    const content = await landingHtml(companyHome);
    const shown = [...content.querySelectorAll('[role=img]')].map((figure) => figure.getAttribute('aria-label'));
    expect(shown).toEqual(expect.arrayContaining(['120+', '2-4x', '99.99%', '15+']));
    expect(sectionOf(companyHome, 'stats').items).toHaveLength(4);
  });

  it('has two testimonials of five stars, four reasons and three steps', () => {
    expect(sectionOf(companyHome, 'people').items.map(({ stars }) => stars)).toEqual([5, 5]);
    expect(sectionOf(companyHome, 'list').items).toHaveLength(4);
    expect(sectionOf(companyHome, 'steps').items.map(({ title }) => title)).toEqual([
      'Map needs',
      'Build and automate',
      'Launch and support',
    ]);
  });
});
