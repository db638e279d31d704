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
    ...(posted && { datePosted: posted }),
    employmentType: employmentTypes[type],
    hiringOrganization: company(site),
    ...placeOf(location, site),
  };
}

/** A job at no place may be done from any; one at a place is at our address, whatever its location calls it. */
const placeOf = (location: string, { config }: Site): Record<string, unknown> =>
  /remote/i.test(location)
    ? { jobLocationType: 'TELECOMMUTE', jobLocation: place(config.address) }
    : { jobLocation: place(config.address) };

const place = (address: string): Thing => ({ '@type': 'Place', address });
