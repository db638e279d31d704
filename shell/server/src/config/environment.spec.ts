import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    ['WEB_VITALS_SHARE is "2". Give a number from 0 to 1.', { WEB_VITALS_SHARE: '2' }],
    ['SITE_CONFIG names /nowhere.json, which can’t be read', { SITE_CONFIG: '/nowhere.json' }],
  ])('is refused with a sentence: %s', (sentence, variables) => {
    expect(() => readEnvironment({ ...needed, ...variables })).toThrow(sentence);
  });
});

describe('the site configuration', () => {
  it('lays the file’s facts over the defaults', () => {
    const file = siteConfig({ name: 'Acme', social: { youtube: 'https://youtube.example.com/acme' } });
    expect(readEnvironment({ ...needed, SITE_CONFIG: file }).siteConfig).toMatchObject({
      name: 'Acme',
      social: { youtube: 'https://youtube.example.com/acme', facebook: 'https://facebook.example.com/keystride' },
    });
  });

  it.each([
    { mapUrl: '/media/map.html' },
    { mapUrl: 'https://maps.example.com/embed?q=1' },
    { social: { facebook: '' } },
  ])('takes %j', (content) => {
    expect(readEnvironment({ ...needed, SITE_CONFIG: siteConfig(content) }).siteConfig).toMatchObject(content);
  });

  it.each([
    [{ nmae: 'Acme' }, 'has nmae, which is not a fact of the site'],
    [{ phone: 5 }, 'must be text'],
    [{ social: 'none' }, 'must be an object'],
    [{ contact: { delivery: 'pigeon' } }, 'it must be send or simulate'],
    [{ schedulingUrl: '' }, 'schedulingUrl in '],
    [{ schedulingUrl: 'calendar.example.com' }, 'it must be an address that begins with https:// or http://.'],
    [{ social: { linkedin: 'linkedin.example.com/acme' } }, 'social.linkedin in '],
    [{ social: { youtube: 'javascript:alert(1)' } }, 'http://, or empty.'],
    [{ mapUrl: 'https://' }, 'mapUrl in '],
    [{ mapUrl: '//maps.example.com' }, 'http://, a path of this site, or empty.'],
  ])('is refused with a sentence: %j', (content, sentence) => {
    expect(() => readEnvironment({ ...needed, SITE_CONFIG: siteConfig(content) })).toThrow(sentence);
  });
});
