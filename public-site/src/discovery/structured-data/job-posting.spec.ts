import type { JobOpening } from '../../landing/sections';
import { testConfig } from '../../testing/landing-html';
import { jobPosting } from './job-posting';

const site = { config: testConfig, origin: 'https://site.example.com' };

describe('a job opening', () => {
  const opening = {
    slug: 'engineer',
    title: 'Engineer',
    description: 'Builds <fast> & well.',
    department: 'Engineering',
    type: 'Full-time',
    country: { code: 'IE', name: 'Ireland' },
    posted: '2026-05-01',
    closes: '2026-08-31',
    requirements: ['Three years', 'English'],
  } as const;
  const job = (location: JobOpening['location']) => jobPosting({ ...opening, location }, site);

  it('is offered until the end of its last day, as HTML', () => {
    expect(job('On site')).toMatchObject({
      '@type': 'JobPosting',
      title: 'Engineer',
      url: 'https://site.example.com/careers/engineer',
      description:
        '<p>Builds &lt;fast&gt; &amp; well.</p><p>Requirements:</p><ul><li>Three years</li><li>English</li></ul>',
      employmentType: 'FULL_TIME',
      identifier: { '@type': 'PropertyValue', name: 'Acme Works', value: 'engineer' },
      datePosted: '2026-05-01',
      validThrough: '2026-08-31T23:59-12:00',
      hiringOrganization: { name: 'Acme Works' },
    });
  });

  const parts = {
    streetAddress: '48 Draughtsman Row, Suite 300',
    addressLocality: 'Springfield',
    addressRegion: 'IL',
    postalCode: '62701',
  };
  const office = {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', ...parts, addressCountry: 'IE' },
  };
  const remote = { type: 'TELECOMMUTE', applicants: { '@type': 'Country', name: 'Ireland' } };

  it.each([
    ['On site', { office }],
    ['Hybrid', { office }],
    ['Remote', { remote }],
    ['Remote or on site', { office, remote }],
  ] as const)('says where %s is', (location, expected: { office?: object; remote?: typeof remote }) => {
    expect(job(location).jobLocation).toEqual(expected.office);
    expect(job(location).jobLocationType).toBe(expected.remote?.type);
    expect(job(location).applicantLocationRequirements).toEqual(expected.remote?.applicants);
  });

  it('is at the whole address where that is written as in another country', () => {
    const address = '9 Harbor Street, Leith';
    const posting = jobPosting({ ...opening, location: 'On site' }, { ...site, config: { ...testConfig, address } });
    expect(posting.jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IE' },
    });
  });
});
