import type { Release } from '@site/federation';
import { integrityOf } from './integrity';
import { manifestFaults, type ReleaseManifest } from './release-manifest';
import { takenFaults } from './release-scope';

function manifestOf(paths: string[], changes: Partial<Release> = {}): ReleaseManifest {
  const integrity = Object.fromEntries(paths.map((path) => [path, integrityOf(Buffer.from(path))]));
  const release: Release = {
    ...{ app: 'public-site', version: 'v1', commit: null, builtAt: '2026-11-26T10:00:00.000Z', contentHash: 'x' },
    ...{ contract: { speaks: '1.0.0', needs: '^1.0.0' }, apiSchema: '', entry: 'remoteEntry.js' },
    ...{ chunks: {}, preloads: [], integrity, server: null, addresses: ['/*'], queryKeys: [] },
    ...{ csp: { img: ['https:'], frame: [] } },
    ...changes,
  };
  return { release, files: Object.fromEntries(paths.map((path) => [path, { sha256: 'a'.repeat(64), bytes: 1 }])) };
}

const entry = 'client/remoteEntry.js';
const withFile = (path: string) => manifestOf([entry, path]);
const withRelease = (changes: Partial<Release>) => manifestOf([entry], changes);
const consoleWith = (address: string) => withRelease({ app: 'admin-console', addresses: [address] });

it('takes what the release command packs', () => {
  expect(manifestFaults(manifestOf([entry, 'client/public/icon-1.png', 'server/render.cjs', 'api.json']))).toEqual([]);
  expect(manifestFaults(consoleWith('/admin/posts/:id/edit'))).toEqual([]);
});

it.each([
  ...['../admin-console/v1/client/main.js', 'client/../../x', '/etc/passwd', 'client//x', 'client\\x', 'client/.x'],
  ...['release.json', 'other/x.js', 'client/a\0b', 'client/%2e%2e/x', `client/${'x'.repeat(200)}`],
])('refuses the path %j', (path) => {
  expect(manifestFaults(withFile(path))).toEqual([expect.stringContaining('is no path of a release')]);
});

it.each<[string, Partial<Release>, string]>([
  ['an entry outside', { entry: '../../admin-console/v1/client/remoteEntry.js' }, 'which it does not contain'],
  ['a chunk outside', { chunks: { main: ['../../admin-console/v1/client/main.js'] } }, 'which it does not contain'],
  ['a server bundle outside', { server: '../../admin-console/v1/api.json' }, 'which it does not contain'],
  ['an address of the console', { addresses: ['/*', '/admin/login'] }, '/admin/login, which belongs to admin-console'],
  ['the console’s own address', { addresses: ['/admin'] }, 'belongs to admin-console'],
  ['no address', { addresses: ['/%61dmin'] }, 'is no address pattern'],
  ['a file that is not sent', { integrity: { [entry]: 'x', 'client/more.js': 'x' } }, 'is not among the files'],
  ['a policy of its own', { csp: { img: ['https:; script-src *'], frame: [] } }, 'is no content source'],
  ['a source that no header can hold', { csp: { img: ['https://пример.рф'], frame: [] } }, 'is no content source'],
])('refuses a release with %s', (_, changes, sentence) => {
  expect(manifestFaults(withRelease(changes))).toEqual([expect.stringContaining(sentence)]);
});

it.each(['/*', '/', '/blog', '/:page', '/administration', '/admin-2/x'])(
  'refuses that the console claims %s',
  (address) =>
    expect(manifestFaults(consoleWith(address))).toEqual([expect.stringContaining('belongs to public-site')]),
);

it.each(['client/public/admin', 'client/public/admin/login'])('refuses the public file %s of the site', (path) => {
  expect(manifestFaults(withFile(path))).toEqual([expect.stringContaining('belongs to admin-console')]);
});

it('refuses a file that is a folder, too, and files that are too large', () => {
  expect(manifestFaults(withFile(`${entry}/x`))).toEqual([expect.stringContaining('what is a file')]);
  const { release, files } = withFile('client/x');
  const large = { release, files: { ...files, 'client/x': { sha256: 'a'.repeat(64), bytes: 21 * 1024 * 1024 } } };
  expect(manifestFaults(large)).toEqual(['"client/x" is larger than 20 MB.']);
});

it.each([null, 'x', {}, { release: {} }, { release: withFile(entry).release }, { ...withFile(entry), files: [] }])(
  'refuses what is no manifest: %j',
  (sent) => expect(manifestFaults(sent)).toEqual([expect.stringContaining('is no description of a release')]),
);

describe('a release of an app that no product has from the start', () => {
  const careers = (changes: Partial<Release>) =>
    withRelease({ app: 'careers', scope: '/jobs', addresses: ['/jobs', '/jobs/:slug'], ...changes });
  const known = { 'public-site': '/', 'admin-console': '/admin', careers: '/jobs' };

  it('has the addresses below its scope, and from then on nobody else', () => {
    expect([manifestFaults(careers({})), manifestFaults(careers({}), known)]).toEqual([[], []]);
    expect(manifestFaults(withRelease({ addresses: ['/*', '/jobs/archive'] }), known)).toEqual([
      expect.stringContaining('/jobs/archive, which belongs to careers'),
    ]);
    expect(manifestFaults(careers({ addresses: ['/jobs', '/about'] }), known)).toEqual([
      expect.stringContaining('/about, which belongs to public-site'),
    ]);
  });

  it.each<[Partial<Release>, string]>([
    [{ scope: undefined }, 'does not say which part of the site it owns'],
    [{ scope: '/' }, 'can’t own'],
    [{ scope: '/jobs/' }, 'can’t own'],
    [{ scope: '/Jobs' }, 'can’t own'],
    [{ scope: '/jobs.html' }, 'can’t own'],
    [{ scope: '/admin' }, 'admin-console owns /admin'],
    [{ scope: '/admin/jobs' }, 'admin-console owns /admin'],
    [{ scope: '/api' }, 'the shell answers that itself'],
    [{ scope: '/api/jobs' }, 'the shell answers that itself'],
    [{ scope: '/releases' }, 'the shell answers that itself'],
    [{ addresses: ['/*'] }, 'belongs to public-site'],
    [{ app: 'Careers' }, 'is no name for an app'],
    [{ app: 'shell' }, 'is no name for an app'],
    [{ app: 'rehearsals' }, 'is no name for an app'],
    [{ app: 'class' }, 'is no name for an app'],
    [{ app: 'location' }, 'is no name for an app'],
    [{ app: '../careers' }, 'is no name for an app'],
  ])('is refused with %j', (changes, sentence) => {
    expect(manifestFaults(careers(changes))).toEqual([expect.stringContaining(sentence)]);
  });

  it.each(['/jobs/board', '/jobs'])('may not own %s, a part of another such app', (scope) => {
    const board = careers({ app: 'board', scope, addresses: [scope] });
    expect(manifestFaults(board, known)).toEqual([expect.stringContaining('careers owns /jobs')]);
  });

  it('keeps the scope that it has', () => {
    expect(manifestFaults(careers({ scope: '/work', addresses: ['/work'] }), known)).toEqual([
      expect.stringContaining('careers owns /jobs'),
    ]);
  });

  it.each([
    ['/jobs', '/jobs'],
    ['/jobs/senior', '/jobs'],
    ['/:page', '/jobs'],
    ['/blog/:slug', '/blog/archive'],
  ])('takes no address that another app has: %s in %s', (address, scope) => {
    const { release } = withRelease({ addresses: ['/*', address] });
    expect(takenFaults({ app: 'careers' }, scope, [release])).toEqual([expect.stringContaining(address)]);
    const { release: other } = withRelease({ addresses: ['/*', '/job', '/blog'] });
    expect(takenFaults({ app: 'careers' }, scope, [other])).toEqual([]);
  });
});
