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
    posted: '2026-05-01',
    closes: '2026-08-31',
    requirements: ['Three years', 'English'],
  } as const;

  it('is offered until the end of its last day, as HTML', () => {
    expect(jobPosting({ ...opening, location: 'On site' }, site)).toMatchObject({
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

  const streetAddress = '9 Harbor Street, Dublin';
  const config = { ...testConfig, address: streetAddress, country: { code: 'IE', name: 'Ireland' } };
  const inIreland = { ...site, config };
  const office = { '@type': 'Place', address: { '@type': 'PostalAddress', streetAddress, addressCountry: 'IE' } };
  const remote = { type: 'TELECOMMUTE', applicants: { '@type': 'Country', name: 'Ireland' } };

  it.each([
    ['On site', { office }],
    ['Hybrid', { office }],
    ['Remote', { remote }],
    ['Remote or on site', { office, remote }],
  ] as const)('says where %s is', (location, expected: { office?: object; remote?: typeof remote }) => {
    const posting = jobPosting({ ...opening, location }, inIreland);
    expect(posting.jobLocation).toEqual(expected.office);
    expect(posting.jobLocationType).toBe(expected.remote?.type);
    expect(posting.applicantLocationRequirements).toEqual(expected.remote?.applicants);
  });
});
