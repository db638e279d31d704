import { testConfig } from '../../testing/landing-html';
import type { Section } from '../../landing/sections';
import { landingThings } from './landing-things';

const site = { config: testConfig, origin: 'https://site.example.com' };
const things = (...sections: Section[]) => landingThings({ title: '', description: '', sections }, site);

describe('a landing page', () => {
  it('tells its questions with their answers', () => {
    const [page] = things({
      type: 'questions',
      title: 'Asked',
      questions: [{ question: 'How long?', answer: 'Weeks.' }],
    });
    expect(page).toEqual({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Weeks.' } }],
    });
  });

  it('offers each of its jobs at the place it is done', () => {
    const opening = {
      title: 'Engineer',
      description: 'Builds.',
      department: 'Engineering',
      type: 'Full-time',
      posted: '2026-05-01',
      requirements: ['Three years', 'English'],
    } as const;
    const jobs = things({
      type: 'jobs',
      title: 'Openings',
      jobs: [
        { ...opening, location: 'Remote or on site' },
        { ...opening, location: 'Remote' },
      ],
    });
    expect(jobs).toHaveLength(2);
    expect(jobs[0]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Engineer',
      description: 'Builds. Requirements: Three years; English.',
      employmentType: 'FULL_TIME',
      datePosted: '2026-05-01',
      hiringOrganization: { name: 'Acme Works' },
      jobLocation: { '@type': 'Place', address: testConfig.address },
    });
    expect(jobs[0]).not.toHaveProperty('jobLocationType');
    expect(jobs[1]).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
  });

  it('says nothing of sections that searches have no place for', () => {
    expect(things({ type: 'ledger', title: 'Reasons', rows: [] })).toEqual([]);
  });
});
