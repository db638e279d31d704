import { landingHtml, sectionOf } from '../testing/landing-html';
import { page as about } from './pages/about';
import { page as careers } from './pages/careers';
import { page as customerSuccess } from './pages/customer-success';
import { page as ourTeam } from './pages/our-team';
import { page as story } from './pages/story';
import type { JobOpening, LandingPageData } from './sections';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

async function linksOf(page: LandingPageData, label: string) {
  const content = await landingHtml(page);
  return [...content.querySelectorAll('a')].filter(({ textContent }) => textContent === label);
}

describe('the story', () => {
  const { items } = sectionOf(story, 'history');

  it('leads from the founding past today to what is ahead', () => {
    expect(items.at(0)?.label).toBe('founding');
    expect(items.map(({ ahead = false }) => ahead)).toEqual(items.map((_, index) => index >= items.length - 2));
  });

  it('shows how far we have come once', async () => {
    const content = await landingHtml(story);
    expect(content.querySelectorAll('li[data-now]')).toHaveLength(1);
    expect(content.querySelector('li[data-now]')?.textContent).toContain('872,560');
  });
});

describe('about', () => {
  it('claims over 15 years', async () => {
    const content = await landingHtml(about);
    expect(content.querySelector('h1')?.textContent).toContain('15 years');
  });

  it('has the pillars, services, values and roles of the specification', () => {
    const titles = (points: readonly { title: string }[]) => points.map(({ title }) => title);
    expect(titles(sectionOf(about, 'columns').items)).toEqual(['Transparency', 'Technology', 'Transformation']);
    expect(titles(sectionOf(about, 'features').items)).toEqual([
      'Business process automation',
      'Artificial intelligence',
      'Custom application development',
    ]);
    expect(titles(sectionOf(about, 'plan').items)).toEqual([
      'Compassion',
      'Integrity',
      'Diversity & Inclusivity',
      'Excellence',
    ]);
    expect(sectionOf(about, 'offices').items.map(({ role }) => role)).toEqual([
      'CEO',
      'Technical Operations Manager',
      'Frontend Engineering Manager',
      'Project & Client Relationships Manager',
      'Real Estate Business Analyst',
      'Backend Engineering Manager',
      'Lead QA Engineer',
    ]);
  });

  it('begins and ends with an invitation to talk', async () => {
    const links = await linksOf(about, "Let's Talk");
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
  });
});

describe('customer success', () => {
  const { items } = sectionOf(customerSuccess, 'wall');

  it('lets at least eleven customers speak, each with a face and in words of their own', () => {
    expect(items.length).toBeGreaterThanOrEqual(11);
    expect(repeated(items.map(({ name }) => name))).toEqual([]);
    expect(repeated(items.map(({ quote }) => quote))).toEqual([]);
    expect(repeated(items.map(({ portrait }) => portrait.alt))).toEqual([]);
  });

  it('leads to the contact page', async () => {
    const content = await landingHtml(customerSuccess);
    expect(content.querySelectorAll('a[href="/contact"]').length).toBeGreaterThan(1);
  });
});

describe('the team', () => {
  it('has at least fourteen members, each with a face, a designation and its icon', async () => {
    const content = await landingHtml(ourTeam);
    const { items } = sectionOf(ourTeam, 'desks');
    expect(items.length).toBeGreaterThanOrEqual(14);
    items.forEach(({ name, role, portrait }) => {
      const desk = content.querySelector(`img[alt="${portrait.alt}"]`)?.closest('li');
      expect(desk?.textContent).toContain(name);
      expect(desk?.textContent).toContain(role);
      expect(desk?.querySelector('svg')).toBeTruthy();
    });
  });
});

describe('careers', () => {
  const jobs = sectionOf(careers, 'jobs');

  const opening = (changes: Partial<JobOpening> = {}): JobOpening => ({
    slug: 'archivist',
    title: 'Archivist',
    description: 'You keep the drawings.',
    location: 'Hybrid',
    department: 'Archive',
    type: 'Part-time',
    posted: '2026-10-12',
    closes: '2027-02-28',
    requirements: ['Order'],
    ...changes,
  });
  const listOf = (...items: JobOpening[]) => landingHtml({ ...careers, sections: [{ ...jobs, items }] });
  const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

  it('names each opening once, and closes none before it is posted', () => {
    expect(repeated(jobs.items.map(({ title }) => title))).toEqual([]);
    expect(repeated(jobs.items.map(({ slug }) => slug))).toEqual([]);
    for (const { posted, closes } of jobs.items) expect(closes > posted).toBe(true);
  });

  it.each([0, 1, 7])('lists %i openings, each with its page', async (count) => {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const content = await listOf(...numbers.map((n) => opening({ slug: `job-${n}`, title: `Job ${n}` })));
    const links = [...content.querySelectorAll('h3 a')];
    expect(textsOf(links)).toEqual(numbers.map((n) => `Job ${n}`));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(numbers.map((n) => `/careers/job-${n}`));
  });

  it.each([
    [3, []],
    [4, ['+1 more requirement']],
    [5, ['+2 more requirements']],
  ])('of %i requirements shows three and counts the rest', async (count, counted) => {
    const requirements = ['a', 'b', 'c', 'd', 'e'].slice(0, count);
    const content = await listOf(opening({ requirements }));
    expect(textsOf(content.querySelectorAll('summary'))).toEqual(counted);
    expect(textsOf(content.querySelectorAll('details li'))).toEqual(requirements.slice(3));
    expect(textsOf(content.querySelectorAll('p ~ div > ul > li'))).toEqual(['a', 'b', 'c']);
  });

  it('says of an opening where one must be, since when it is open and until when', async () => {
    const content = await listOf(opening());
    expect(textsOf(content.querySelectorAll('h3 + ul > li'))).toEqual([
      'Archive',
      'Hybrid',
      'United States',
      'Part-time',
      'Posted October 12, 2026',
      'Apply by February 28, 2027',
    ]);
  });

  it('claims 12+ years and says where to get in touch', async () => {
    const content = await landingHtml(careers);
    expect(content.textContent).toContain('12+');
    const [link] = await linksOf(careers, 'Get In Touch');
    expect(link?.getAttribute('href')).toBe('/contact');
  });
});
