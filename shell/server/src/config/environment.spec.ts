import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSiteConfig } from '@site/federation';
import { readEnvironment } from './environment';

const needed = { API_URL: 'http://127.0.0.1:4300', RELEASES_DIR: '/releases' };

function siteConfig(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'site-')), 'site.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the environment', () => {
  it('needs no more than where the API and the releases are', () => {
    expect(readEnvironment(needed)).toMatchObject({
      port: 4200,
      publicOrigin: 'http://localhost:4200',
      trustProxy: false,
      siteConfig: { name: 'Keystride' },
    });
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['PORT is "eighty". Give a whole number from 0 to 65535.', { PORT: 'eighty' }],
    ['PORT is "70000"', { PORT: '70000' }],
    ['API_URL is "localhost:4300". Give an address that starts with http://', { API_URL: 'localhost:4300' }],
    ['API_URL is not set. Give an address', { API_URL: ' ' }],
    ['RELEASE_PREVIEW_SECRET is too short. Give at least 16', { RELEASE_PREVIEW_SECRET: 'short' }],
    ['CANARY_ERROR_PERCENT is "half". Give a whole number from 0 to 100.', { CANARY_ERROR_PERCENT: 'half' }],
    ['TRUST_PROXY is "yes". Give true or false.', { TRUST_PROXY: 'yes' }],
    ['METRICS_TOKEN is too short. Give at least 16 characters.', { METRICS_TOKEN: 'x' }],
    ['HSTS is "yes". Give a value such as max-age=31536000', { PUBLIC_ORIGIN: 'https://a.example', HSTS: 'yes' }],
    ['PUBLIC_ORIGIN is "example.com". Give scheme and host alone, such as', { PUBLIC_ORIGIN: 'example.com' }],
    ['PUBLIC_ORIGIN is "https://firm.example/site". Give scheme', { PUBLIC_ORIGIN: 'https://firm.example/site' }],
    ['PUBLIC_ORIGIN is "https://a.example?b=c". Give scheme', { PUBLIC_ORIGIN: 'https://a.example?b=c' }],
    ['CONSOLE_ORIGIN is "https://a.example/#b". Give scheme', { CONSOLE_ORIGIN: 'https://a.example/#b' }],
    ['CONSOLE_ORIGIN is "https://a@b.example". Give scheme', { CONSOLE_ORIGIN: 'https://a@b.example' }],
    ['WEB_VITALS_SHARE is "2". Give a number from 0 to 1.', { WEB_VITALS_SHARE: '2' }],
    ['SITE_CONFIG names /nowhere.json, which can’t be read', { SITE_CONFIG: '/nowhere.json' }],
  ])('is refused with a sentence: %s', (sentence, variables) => {
    expect(() => readEnvironment({ ...needed, ...variables })).toThrow(sentence);
  });
});

describe('the site configuration', () => {
  const acme = {
    name: 'Acme',
    phone: '+1 (312) 555-0100',
    address: '1 Main Street, Chicago, IL 60601',
    email: 'office@acme.example.org',
    schedulingUrl: 'https://book.example.org/acme',
  };
  const read = (content: unknown) => readEnvironment({ ...needed, SITE_CONFIG: siteConfig(content) }).siteConfig;

  it('has nothing of the default company where a file leaves something out', () => {
    const nowhere = { facebook: '', linkedin: '', youtube: '' };
    expect(read(acme)).toMatchObject({ ...acme, social: nowhere, mapUrl: '', map: 'none', mapNote: '' });
    // Its address says it; another one does not.
    expect(read(acme).country?.code).toBe('US');
    expect(read({ ...acme, address: '9 Harbor Street, Leith' }).country).toBeUndefined();
    expect(read({ ...acme, mapUrl: '' })).not.toHaveProperty('map');
    const youtube = 'https://youtube.example.com/acme';
    expect(read({ ...acme, social: { youtube } }).social).toEqual({ ...nowhere, youtube });
  });

  it('is that of the default company in the example, whole', () => {
    const example = readFileSync(join(__dirname, '../../../../docs/site.example.json'), 'utf8');
    expect(read(JSON.parse(example))).toEqual(defaultSiteConfig);
  });

  it('must give what every page says', () => {
    expect(() => read({})).toThrow(/site\.json must give name, phone, address, email, schedulingUrl\.$/);
    for (const fact of Object.keys(acme)) {
      expect(() => read({ ...acme, [fact]: undefined })).toThrow(`must give ${fact}.`);
      expect(() => read({ ...acme, [fact]: ' ' })).toThrow(`must give ${fact}.`);
    }
  });

  it.each([
    { phone: '(020) 7946/00-18' },
    { email: 'jo.o’hara+site@müller-söhne.example' },
    { phone: '(+44) 20 7946\u20100018' },
    { mapUrl: 'https://maps.example.com/embed?q=1' },
    { social: { facebook: '' } },
    { country: { code: 'IE', name: 'Ireland' } },
  ])('takes %j', (content) => {
    expect(read({ ...acme, ...content })).toMatchObject(content);
  });

  it.each([
    ...['office', 'office@acme', 'mailto:office@acme.example', '<office@acme.example>', 'office@acme.example,'],
    ...['office@acme..example', 'of..fice@acme.example', 'office@a@acme.example', 'office?cc=a@acme.example'],
  ])('has no such email: %s', (email) => {
    expect(() => read({ ...acme, email })).toThrow('it must be an address such as hello@example.com.');
  });

  it.each([
    [{ nmae: 'Acme' }, 'has nmae, which is not a fact of the site'],
    [{ phone: 5 }, 'must be text'],
    [{ phone: '1-800-FLOWERS' }, 'phone in '],
    [{ phone: '-' }, 'phone in '],
    [{ phone: '0044 (0)20 7946 0018' }, 'phone in '],
    [{ phone: '+49 (0)30 1234567' }, 'phone in '],
    [{ phone: '+1 217 555 0142 ext. 5' }, 'it must be a number to dial as it is written, such as +44 20 7946 0018.'],
    [{ social: 'none' }, 'must be an object'],
    [{ contact: { delivery: 'pigeon' } }, 'it must be send or simulate'],
    [{ schedulingUrl: 'calendar.example.com' }, 'it must be an address that begins with https:// or http://.'],
    [{ social: { linkedin: 'linkedin.example.com/acme' } }, 'social.linkedin in '],
    [{ social: { youtube: 'javascript:alert(1)' } }, 'http://, or empty.'],
    [{ country: { code: 'IE' } }, 'country in '],
    [{ country: { name: 'Ireland' } }, 'country in '],
    [{ country: { code: 'ie', name: 'Ireland' } }, 'two capital letters (ISO 3166-1) and a name.'],
    [{ mapUrl: 'https://' }, 'mapUrl in '],
    [{ mapUrl: '//maps.example.com' }, 'http://, or empty.'],
    [{ mapUrl: '/media/map.html' }, 'http://, or empty.'],
  ])('is refused with a sentence: %j', (content, sentence) => {
    expect(() => read({ ...acme, ...content })).toThrow(sentence);
  });
});
