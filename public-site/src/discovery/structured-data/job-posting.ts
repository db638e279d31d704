import { jobPath } from '../../facts/openings';
import type { JobOpening } from '../../landing/sections';
import type { Site } from '../../shared/site-context';
import { element } from '../xml';
import { company, postalAddress } from './company';
import type { Thing } from './json-ld';

const employmentTypes: Record<JobOpening['type'], string> = { 'Full-time': 'FULL_TIME', 'Part-time': 'PART_TIME' };

/** An opening; searches want one to a page. */
export function jobPosting(job: JobOpening, site: Site): Thing {
  const { title, department, type, posted, closes } = job;
  return {
    '@type': 'JobPosting',
    title,
    url: site.origin + jobPath(job.slug),
    description: descriptionOf(job),
    occupationalCategory: department,
    datePosted: posted,
    // To the end of that day anywhere, as the site lists it.
    validThrough: `${closes}T23:59-12:00`,
    employmentType: employmentTypes[type],
    identifier: { '@type': 'PropertyValue', name: site.config.name, value: job.slug },
    hiringOrganization: company(site),
    ...placesOf(job, site),
  };
}

/** Job searches show it as HTML. */
const descriptionOf = ({ description, requirements }: JobOpening): string =>
  [
    element('p', description),
    element('p', 'Requirements:'),
    element(
      'ul',
      requirements.map((requirement) => element('li', requirement)),
    ),
  ].join('');

/** Where the work may be done. Whoever is expected at the office now and then is not remote. */
const workplaces: Record<JobOpening['location'], { office: boolean; remote: boolean }> = {
  'On site': { office: true, remote: false },
  Hybrid: { office: true, remote: false },
  Remote: { office: false, remote: true },
  'Remote or on site': { office: true, remote: true },
};

function placesOf({ location }: JobOpening, { config }: Site): Record<string, unknown> {
  const { office, remote } = workplaces[location];
  const { country } = config;
  return {
    ...(office && { jobLocation: { '@type': 'Place', address: postalAddress(config) } }),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      ...(country && { applicantLocationRequirements: { '@type': 'Country', name: country.name } }),
    }),
  };
}
