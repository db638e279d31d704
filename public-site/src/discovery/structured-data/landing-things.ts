import type { JobOpening, LandingPageData, Section } from '../../landing/sections';
import type { Site } from '../../shared/site-context';
import { company } from './company';
import type { Thing } from './json-ld';

/** What the sections of a landing page say that search engines have a place for. */
export const landingThings = ({ sections }: LandingPageData, site: Site): Thing[] =>
  sections.flatMap((section) => thingsOf(section, site));

function thingsOf(section: Section, site: Site): Thing[] {
  if (section.type === 'jobs') return section.jobs.map((job) => jobPosting(job, site));
  if (section.type !== 'questions') return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: section.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

const employmentTypes: Record<JobOpening['type'], string> = { 'Full-time': 'FULL_TIME', 'Part-time': 'PART_TIME' };

function jobPosting(job: JobOpening, site: Site): Thing {
  const { title, description, department, type, location, requirements, posted } = job;
  return {
    '@type': 'JobPosting',
    title,
    description: `${description} Requirements: ${requirements.join('; ')}.`,
    occupationalCategory: department,
    datePosted: posted,
    employmentType: employmentTypes[type],
    hiringOrganization: company(site),
    ...placeOf(location, site),
  };
}

/** Whatever a location is called, the job is at our address; only one that is remote alone may be done from anywhere. */
const placeOf = (location: string, { config }: Site): Record<string, unknown> => ({
  jobLocation: place(config.address),
  ...(/^remote$/i.test(location) && { jobLocationType: 'TELECOMMUTE' }),
});

const place = (address: string): Thing => ({ '@type': 'Place', address });
