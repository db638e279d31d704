import { limits, retention, signInCookies } from '@site/contracts';
import { execFileSync } from 'node:child_process';
import { workspaceApps } from '../release/apps';
import { files, read, root } from './documents/workspace';

const pageFolder = 'public-site/src/features/privacy';
/** Whose pages anybody may open: those of all teams but the console's. */
const publicPages = [
  'libs',
  'shell',
  ...workspaceApps()
    .filter((app) => app !== 'admin-console')
    .map((app) => `${app}/src`),
];
const product = ['api/src', 'admin-console/src', ...publicPages];

/** Files of the product itself in which something occurs. */
const filesWith = (pattern: string, folders = product): string[] =>
  execFileSync('git', ['grep', '--untracked', '-lE', pattern, '--', ...folders], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /(?<![.]spec)[.]tsx?$/.test(file) && !/[/](testing|hostile-texts)[/]/.test(file))
    .sort();

const textOf = (folder: string): string =>
  files
    .filter((file) => file.startsWith(`${folder}/`) && /(?<![.]spec)[.]tsx?$/.test(file))
    .map(read)
    .join('\n');

const browserStorage = '(local|session)Storage[.]setItem|indexedDB|caches[.]open';

/** Each call that sets a cookie, by the name that it hands over; the library of sessions is handed one once. */
function cookiesSet(): string[] {
  const call =
    /[.]cookie\((?<name>(?:[^(),]|\([^()]*\))*)|document[.]cookie = (?<theme>\w+)|^ +(?<session>session)\(\{|Set-Cookie/gm;
  return filesWith('[.]cookie\\(|document[.]cookie = |^ +session\\(\\{|Set-Cookie').flatMap((file) =>
    [...read(file).matchAll(call)].map(({ 0: whole, groups: { name, theme, session } = {} }) => {
      return `${file}: ${name ?? theme ?? session ?? whole}`;
    }),
  );
}

/** What fails here is new to the privacy page: it has to say so, before the list here is made longer. */
describe('what the privacy page tells of', () => {
  it('are all cookies: no other call sets one', () => {
    expect(cookiesSet()).toEqual([
      'api/src/auth/devices/known-devices.ts: cookieName(deviceCookie, secure)',
      'api/src/auth/sessions/session-cookies.ts: cookieName(hintCookie, secure)',
      'api/src/auth/sessions/session-handlers.ts: session',
      'shell/client/src/theme.ts: themeCookie',
      'shell/server/src/traffic/release-previews.ts: this.cookieOf(app)',
      'shell/server/src/traffic/release-selector.ts: this.bucketCookie',
    ]);
  });

  it('is all that a public page stores in the browser', () => {
    expect(filesWith(browserStorage, publicPages)).toEqual([
      'public-site/src/shared/form-draft.ts',
      'public-site/src/shared/scroll-positions.ts',
      'shell/client/src/theme.ts',
    ]);
  });

  it('is all that the console stores in the browser', () => {
    expect(filesWith(browserStorage, ['admin-console/src'])).toEqual([
      'admin-console/src/app/palette/recent-places.ts',
      'admin-console/src/features/messages/lead/use-text-draft.ts',
      'admin-console/src/features/posts/editor/draft-store.ts',
      'admin-console/src/shared/use-stored-choice.ts',
    ]);
  });

  it('is all that is stored of a message', () => {
    const columns = [...read('api/src/contact/contact-submission.entity.ts').matchAll(/^ {2}(\w+)!:/gm)];
    expect(columns.map(([, name]) => name)).toEqual([
      ...['id', 'firstName', 'lastName', 'email', 'company', 'phone', 'subject', 'message'],
      ...[
        'isRead',
        'state',
        'assigneeId',
        'assignee',
        'answeredAt',
        'sourcePage',
        'createdAt',
        'mailState',
        'mailTo',
        'mailedAt',
        'mailFailure',
        'deletedAt',
      ],
    ]);
  });

  it('is all that is stored of a sign-up for news', () => {
    const columns = [...read('api/src/subscribers/subscriber.entity.ts').matchAll(/^ {2}(\w+)!:/gm)];
    expect(columns.map(([, name]) => name)).toEqual([
      ...['id', 'firstName', 'lastName', 'email', 'topic', 'state', 'token', 'sourcePage'],
      ...['createdAt', 'askedAt', 'confirmedAt', 'unsubscribedAt'],
    ]);
  });

  it('is all that is stored beside a message', () => {
    const columns = [...read('api/src/contact/leads/message-event.entity.ts').matchAll(/^ {2}(\w+)!:/gm)];
    expect(columns.map(([, name]) => name)).toEqual([
      ...['id', 'messageId', 'kind', 'byId', 'byName', 'before', 'after', 'text', 'subject'],
      ...['mailId', 'mailState', 'mailFailure', 'mailedAt', 'createdAt'],
    ]);
  });

  it('is all that a line of the log says of a request', () => {
    const log = read('libs/telemetry/src/request-log.ts');
    expect(log).toContain('({ id, method, url: logged(url) })');
    expect(log).toContain('({ statusCode }: { statusCode: number }) => ({ statusCode })');
    const nginx = read('deploy/nginx/nginx.conf');
    expect(nginx).toContain('access_log off;');
    expect(nginx).toContain('error_log stderr error;');
  });
});

describe('the numbers and names of the privacy page', () => {
  const api = textOf('api/src');
  const page = textOf(pageFolder);

  it.each(Object.keys(retention))('are those that the API goes by: %s', (name) => {
    expect(api).toMatch(new RegExp(`\\bretention[.]${name}\\b`));
    expect(page).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('are those that the console goes by: how long it stores text that is not saved', () => {
    const drafts = read('admin-console/src/features/posts/editor/find-drafts.ts');
    expect(drafts).toContain(`const retentionDays = ${limits.unsavedDays};`);
    expect(page).toContain('days(limits.unsavedDays)');
  });

  it.each(Object.keys(signInCookies))('are those of the cookie that the API sets: %s', (name) => {
    expect(api).toMatch(new RegExp(`\\bsignInCookies[.]${name}[.]name\\b`));
    expect(page).toMatch(new RegExp(`\\b${name}[.]name\\b`));
  });
});
