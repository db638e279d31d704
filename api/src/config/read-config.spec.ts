import { siteConfigFile } from '../../testing/site-config-file';
import { readConfig } from './read-config';

const required = { DATABASE_URL: 'postgres://user:secret@host/name', SESSION_SECRET: 'sixteen characters' };

// ASVS 7.1.1
it('needs only a database and a secret', () => {
  expect(readConfig(required, '/assets')).toMatchObject({
    databaseUrl: required.DATABASE_URL,
    poolSize: 5,
    preparedStatements: true,
    migrations: 'start',
    host: '127.0.0.1',
    assetsDir: '/assets',
    trustProxy: 0,
    session: {
      secret: required.SESSION_SECRET,
      hours: 168,
      idleMinutes: 1440,
      recentMinutes: 15,
      secureCookie: 'auto',
    },
    firstAdmin: { username: 'admin', password: null },
    samplePostsDir: '/assets/sample-content/posts',
    passwordMinimum: 6,
    loginLimit: { perUser: 5, perAddress: 30, perName: 20, minutes: 15 },
    pictures: { limitMb: 10, s3: null },
    indexNow: null,
    scheduleIntervalMs: 3_000,
    releaseApproval: [],
    rehearsalKeys: null,
    releaseKeep: { versions: 20, days: 30 },
    responseCacheMs: 1_000,
    contactLimit: { perAddress: 20, minutes: 10 },
    encryptionSecret: required.SESSION_SECRET,
    siteConfig: { name: 'Keystride' },
    publicOrigin: null,
    consoleOrigin: null,
    mail: null,
  });
});

it('lets promotions wait of the apps that are named', () => {
  const approval = (text: string) => readConfig({ ...required, RELEASE_APPROVAL: text }, '').releaseApproval;
  expect(approval('admin-console, public-site')).toEqual(['admin-console', 'public-site']);
  for (const impossible of ['The site', 'public-site, shell']) {
    expect(() => approval(impossible)).toThrow('RELEASE_APPROVAL');
  }
});

it('takes public keys whose rehearsals count', () => {
  const keys = (text: string) => readConfig({ ...required, REHEARSAL_KEYS: text }, '').rehearsalKeys;
  const [one, two] = ['a'.repeat(43), 'b-_'.padEnd(43, 'B')];
  expect(keys(`${one}, ${two}`)).toEqual([one, two]);
  for (const wrong of ['a key', `${one} ${two}`, `${one},`]) expect(() => keys(wrong)).toThrow('REHEARSAL_KEYS');
});

it('starts a new site with the posts of a folder that is named, or with none', () => {
  expect(readConfig({ ...required, SAMPLE_POSTS_DIR: '/posts' }, '').samplePostsDir).toBe('/posts');
  expect(readConfig({ ...required, SAMPLE_CONTENT: 'false' }, '').samplePostsDir).toBeNull();
});

it('sends email where a server and a sender are named', () => {
  const mail = { SMTP_URL: 'smtps://user:secret@mail.example.com', MAIL_FROM: 'Keystride <site@example.com>' };
  const { SMTP_URL: url } = mail;
  const from = { name: 'Keystride', address: 'site@example.com' };
  const mailWith = (more: NodeJS.ProcessEnv) => readConfig({ ...required, ...mail, ...more }, '').mail;
  expect(mailWith({})).toEqual({ url, from, notify: ['hello@keystride.example.com'] });
  expect(mailWith({ CONTACT_NOTIFY: 'sales@example.com,boss@example.com, ' })?.notify).toEqual([
    'sales@example.com',
    'boss@example.com',
  ]);
});

it.each([
  ['site@example.com', '', 'site@example.com'],
  [' <site@example.com> ', '', 'site@example.com'],
  ['Müller: Söhne, Co. <post@müller.de>', 'Müller: Söhne, Co.', 'post@müller.de'],
  ['noreply@localhost', '', 'noreply@localhost'],
  ['"Acme \\"X\\"" < mail@example.com >', 'Acme "X"', 'mail@example.com'],
  ['"Noa, Architect" <n@example.com>', 'Noa, Architect', 'n@example.com'],
])('sends email from %s', (MAIL_FROM, name, address) => {
  const { mail } = readConfig({ ...required, SMTP_URL: 'smtp://mail.example.com', MAIL_FROM }, '');
  expect(mail?.from).toEqual({ name, address });
});

it("tells the site's own address of messages, as its configuration has it", () => {
  const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'site@example.com', SITE_CONFIG: siteConfigFile() };
  expect(readConfig({ ...required, ...mail }, '').mail?.notify).toEqual(['office@example.org']);
});

it('lets people sign in where the site is, unless the console has a host name of its own', () => {
  const [site, console] = ['https://www.example.com', 'https://console.example.com'];
  expect(readConfig({ ...required, PUBLIC_ORIGIN: site }, '').consoleOrigin).toBe(site);
  expect(readConfig({ ...required, PUBLIC_ORIGIN: site, CONSOLE_ORIGIN: console }, '').consoleOrigin).toBe(console);
});

it('takes scheme and host as browsers write them', () => {
  const given = { PUBLIC_ORIGIN: 'https://Müller.example:443/', CONSOLE_ORIGIN: ' http://console.example.com:8080 ' };
  expect(readConfig({ ...required, ...given }, '')).toMatchObject({
    publicOrigin: 'https://xn--mller-kva.example',
    consoleOrigin: 'http://console.example.com:8080',
  });
});

it('takes an empty variable for an absent one', () => {
  expect(readConfig({ ...required, POOL_SIZE: '', ADMIN_PASSWORD: '' }, '')).toMatchObject({ poolSize: 5 });
});

it('keeps pictures in a bucket once it is told of one', () => {
  const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'site', S3_KEY: 'key', S3_SECRET: 'secret' };
  expect(readConfig({ ...required, ...bucket }, '').pictures.s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'site',
    region: 'auto',
    key: 'key',
    secret: 'secret',
  });
});

it.each([
  [{ DATABASE_URL: '' }, 'DATABASE_URL is not set. Give an address that starts with postgres://.'],
  [{ DATABASE_URL: 'mysql://a:hidden@b' }, 'DATABASE_URL can’t be used. Give an address that starts with postgres://.'],
  [{ SESSION_SECRET: '' }, 'SESSION_SECRET is not set. Give at least 16 characters.'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET is too short. Give at least 16 characters.'],
  [{ ADMIN_PASSWORD: '12345' }, 'ADMIN_PASSWORD is too short. Give at least 6 characters.'],
  [{ PASSWORD_MINIMUM: '5' }, 'PASSWORD_MINIMUM is "5". Give a whole number from 6 to 64.'],
  [{ PASSWORD_MINIMUM: '8', ADMIN_PASSWORD: 'seven77' }, 'ADMIN_PASSWORD is too short. Give at least 8 characters.'],
  [{ ADMIN_USERNAME: 'ab' }, 'ADMIN_USERNAME is "ab". Give at least 3 characters.'],
  [{ API_PORT: 'http' }, 'API_PORT is "http". Give a whole number from 0 to 65535.'],
  [{ API_PORT: '-1' }, 'API_PORT is "-1". Give a whole number from 0 to 65535.'],
  [{ POOL_SIZE: '0' }, 'POOL_SIZE is "0". Give a whole number from 1 to 1000.'],
  [{ POOL_SIZE: '1.5' }, 'POOL_SIZE is "1.5". Give a whole number from 1 to 1000.'],
  [{ PREPARED_STATEMENTS: 'no' }, 'PREPARED_STATEMENTS is "no". Give true or false.'],
  [{ MIGRATIONS: 'yes' }, 'MIGRATIONS is "yes". Give one of: start, only, none.'],
  [{ SAMPLE_CONTENT: 'maybe' }, 'SAMPLE_CONTENT is "maybe". Give true or false.'],
  [{ PICTURE_LIMIT_MB: '51' }, 'PICTURE_LIMIT_MB is "51". Give a whole number from 1 to 50.'],
  [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT is "s3.example". Give an address that starts with http:// or https://.'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET is not set. Give at least one character.'],
  [{ ENCRYPTION_SECRET: 'short' }, 'ENCRYPTION_SECRET is too short. Give at least 16 characters.'],
  [{ SMTP_URL: 'https://a:hidden@b' }, 'SMTP_URL can’t be used. Give an address that starts with smtp://.'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is not set. Give the address that mails of SMTP_URL come from.'],
  [
    { MAIL_FROM: 'Müller und Söhne' },
    'MAIL_FROM is "Müller und Söhne". Give an email address, or a name and one, such as Company <mail@example.com>.',
  ],
  [{ MAIL_FROM: 'Müller <post>' }, 'MAIL_FROM is "Müller <post>". Give an email address'],
  [{ MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM is "a@example.com, b@example.com". Give an email address'],
  [
    {
      SMTP_URL: 'smtp://mail.example.com',
      MAIL_FROM: 'site@example.com',
      CONTACT_NOTIFY: 'a@example.com;b@example.com',
    },
    'CONTACT_NOTIFY is "a@example.com;b@example.com". Give email addresses, separated by commas.',
  ],
  [{ SITE_CONFIG: '/nowhere.json' }, 'SITE_CONFIG names /nowhere.json, which can’t be read'],
  [{ SITE_CONFIG: siteConfigFile({ name: '' }) }, 'site.json must give name.'],
  [
    { PUBLIC_ORIGIN: 'https://firm.example/site', CONSOLE_ORIGIN: 'https://user@console.firm.example' },
    [
      'PUBLIC_ORIGIN is "https://firm.example/site". Give scheme and host alone, such as https://www.example.com.',
      'CONSOLE_ORIGIN is "https://user@console.firm.example". Give scheme and host alone',
    ].join('\n'),
  ],
  [{ INDEXNOW_KEY: 'key-of-the-site' }, 'PUBLIC_ORIGIN is not set. Give scheme and host alone'],
  [{ COOKIE_SECURE: 'yes' }, 'COOKIE_SECURE is "yes". Give one of: auto, true, false.'],
  [
    { SESSION_SECRET: 'short', POOL_SIZE: '0' },
    'POOL_SIZE is "0". Give a whole number from 1 to 1000.\nSESSION_SECRET is too short. Give at least 16 characters.',
  ],
])('says in a sentence for each what is wrong with %j', (environment, sentence) => {
  expect(() => readConfig({ ...required, ...environment }, '')).toThrow(sentence);
});
