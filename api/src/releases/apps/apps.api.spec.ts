import { type Release } from '@site/federation';
import { query } from '../../../testing/database';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const secret = 'a secret of shells and API';
const api = useApi({ RELEASE_SERVICE_SECRET: secret });

const allRights = ['publish', 'promote', 'promoteWithoutRehearsal', 'rollBack', 'register'];
const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const ask = (apps: string[], rights = allRights) =>
  api.admin.post('/api/admin/release-tokens', { name: apps.join(), apps, rights, expiresAt });
const pipeline = async (app: string, rights?: string[]) =>
  pipelineOf(api.visitor(), (await ask([app], rights)).body.token, app);
const careersOf = (changes: Partial<Release> = {}) =>
  releaseOf({ app: 'careers', scope: '/jobs', addresses: ['/jobs', '/jobs/:slug'], ...changes });
const overview = async () => (await api.admin.get('/api/admin/releases')).body.apps;
const audit = async (action: string) => (await api.admin.get(`/api/admin/audit?action=${action}&limit=1`)).body[0];

type Pipeline = Awaited<ReturnType<typeof pipeline>>;
let site: Pipeline;
let careers: Pipeline;
beforeAll(async () => {
  site = await pipeline('public-site');
  careers = await pipeline('careers');
  const addresses = ['/*', '/about', '/blog', '/blog/:slug', '/preview/:token'];
  await site.live(releaseOf({ addresses, texts: { 'client/public/cards/a.png': 'x' } }));
});

describe('an app that there is not yet', () => {
  it('is released by nobody whose token may not register it', async () => {
    const { status, body } = await ask(['careers'], ['publish', 'promote']);
    expect([status, body.fields.apps]).toEqual([400, expect.stringContaining('a new one needs the right register')]);
    expect((await ask(['Careers!'])).body.fields.apps).toContain('small letters');
    // Nor by one that lost that right, nor by one that may register another.
    const lesser = await pipeline('careers');
    await query(
      `UPDATE release_tokens SET rights = '{publish}' WHERE id = (SELECT id FROM release_tokens ORDER BY "createdAt" DESC LIMIT 1)`,
    );
    const refused = await lesser.announce(careersOf().manifest);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('the right register')]);
    const thief = pipelineOf(api.visitor(), (await ask(['board'])).body.token, 'careers');
    expect((await thief.announce(careersOf().manifest)).status).toBe(403);
    expect((await careers.list()).body).toMatchObject({ revision: 0, live: null, versions: [] });
  });

  it.each<[Partial<Release>, string]>([
    [{ scope: undefined }, 'does not say which part of the site it owns'],
    [{ scope: '/' }, 'can’t own'],
    [{ scope: '/admin/jobs' }, 'admin-console owns /admin'],
    [{ scope: '/api/jobs' }, 'the shell answers that itself'],
    [{ scope: '/about', addresses: ['/about'] }, 'public-site has /about there'],
    [{ scope: '/preview', addresses: ['/preview'] }, 'public-site has /preview/:token there'],
    [{ scope: '/blog/jobs', addresses: ['/blog/jobs'] }, 'public-site has /blog/:slug there'],
    [{ scope: '/cards', addresses: ['/cards'] }, 'public-site has /cards/a.png there'],
    [{ addresses: ['/jobs', '/admin/login'] }, 'belongs to admin-console'],
    [{ addresses: ['/*'] }, 'belongs to public-site'],
  ])('is not registered with %j', async (changes, sentence) => {
    const { status, body } = await careers.announce(careersOf(changes).manifest);
    expect([status, body.fields?.release]).toEqual([400, expect.stringContaining(sentence)]);
    expect((await overview()).map(({ app }: { app: string }) => app)).toEqual(['public-site', 'admin-console']);
  });

  it('is there from its first complete release on, with the addresses that it claimed', async () => {
    const first = careersOf();
    await careers.announce(first.manifest);
    expect((await careers.list()).body.versions).toEqual([]);
    expect((await careers.publish(first)).status).toBe(200);
    expect(await audit('registerApp')).toMatchObject({ actorName: 'careers (token)', targetName: 'careers /jobs' });
    expect((await careers.promote(first.version)).body.apps.careers).toMatchObject({ version: first.version });
    expect((await overview()).at(-1)).toMatchObject({
      app: 'careers',
      scope: '/jobs',
      live: { version: first.version },
    });
    const liveSet = await api.visitor().get('/api/live-set', { Authorization: `Bearer ${secret}` });
    expect(liveSet.body.apps).toMatchObject({ careers: { version: first.version } });
    // From now on a token for it needs no right to register.
    const next = careersOf();
    expect((await (await pipeline('careers', ['publish', 'promote'])).live(next)).status).toBe(200);
    expect((await careers.rollBack()).body.apps.careers).toMatchObject({ version: first.version });
  });

  it('keeps its addresses for itself, and gets no others', async () => {
    expect(
      (await site.announce(releaseOf({ addresses: ['/*', '/jobs/archive'] }).manifest)).body.fields.release,
    ).toContain('belongs to careers');
    // A shell knows an app by its release alone.
    const unsaid = await careers.announce(careersOf({ scope: undefined }).manifest);
    expect(unsaid.body.message).toContain('does not say which part of the site it owns');
    expect(
      (await careers.announce(careersOf({ scope: '/work', addresses: ['/work'] }).manifest)).body.message,
    ).toContain('careers owns /jobs');
    const board = await pipeline('board');
    for (const scope of ['/jobs', '/jobs/board']) {
      const { body } = await board.announce(releaseOf({ app: 'board', scope, addresses: [scope] }).manifest);
      expect(body.message).toContain('careers owns /jobs');
    }
  });

  it('is one of two that claim the same at the same moment', async () => {
    const [one, other] = [await pipeline('one'), await pipeline('other')];
    const packed = ['one', 'other'].map((app) => releaseOf({ app, scope: '/shop', addresses: ['/shop'] }));
    await Promise.all([one.announce(packed[0]?.manifest), other.announce(packed[1]?.manifest)]);
    const both = await Promise.all([one, other].map((of, index) => of.publish(packed[index] ?? careersOf())));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

it('makes an earlier release of the site no longer one to go back to, where it has a page there', async () => {
  const withJobs = releaseOf({ addresses: ['/*', '/hiring'] });
  await site.live(withJobs);
  const plain = releaseOf();
  await site.live(plain);
  const hiring = await pipeline('hiring');
  await hiring.live(releaseOf({ app: 'hiring', scope: '/hiring', addresses: ['/hiring'] }));
  const { version, refusals } = (await api.admin.get('/api/admin/releases/public-site/rollback')).body;
  expect([version === withJobs.version, refusals]).toEqual([
    false,
    [expect.stringContaining('/hiring, which belongs to hiring')],
  ]);
});
