import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const operators = 'the-token-of-the-operator';
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir, RELEASE_TOKEN: operators, RELEASE_APPROVAL: 'public-site' });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const input = {
  ...{ name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote'] },
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
};
const by = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Released-By': 'ada' });
const settle = (id: string, how: 'approve' | 'decline', token = operators) =>
  api.visitor().post(`/api/releases/public-site/requests/${id}/${how}`, { because: 'at night' }, by(token));
const audit = async (action: string) => (await api.admin.get(`/api/admin/audit?action=${action}&limit=1`)).body[0];
const history = async (kind: string) => (await api.admin.get(`/api/admin/release-history?kind=${kind}`)).body[0];

let ofAdmin: string;
let ofOperator: string;
beforeAll(async () => {
  ofAdmin = (await api.admin.post('/api/admin/release-tokens', input)).body.token;
  ofOperator = (await api.visitor().post('/api/release-tokens', { ...input, name: 'ours' }, by(operators))).body.token;
  // The operator's first version waits for nobody.
  expect((await pipelineOf(api.visitor(), operators).live()).body.request).toBeUndefined();
});

/** A promotion that a token has asked for. */
async function asked(token: string) {
  const [site, packed] = [pipelineOf(api.visitor(), token), releaseOf()];
  await site.publish(packed, 'passed');
  const { body } = await site.promote(packed.version);
  return { id: String(body.request.id), version: packed.version };
}
const live = async () => (await pipelineOf(api.visitor(), ofAdmin).list()).body.live.version;

it('the operator approves without a screen what an admin’s token has asked for, and history and audit log say so', async () => {
  const { id, version } = await asked(ofAdmin);
  const { status, body } = await settle(id, 'approve');
  expect([status, body.apps['public-site'].version, await live()]).toEqual([200, version, version]);
  expect(await history('approve')).toMatchObject({ version, who: 'ada (command)', because: 'at night' });
  expect(await history('promote')).toMatchObject({ version, who: 'pipeline (token), approved by ada (command)' });
  expect(await audit('approvePromotion')).toMatchObject({
    ...{ actorName: 'ada (command)', actorId: null, targetName: `public-site@${version}` },
  });
});

it('likewise what an admin has asked for in the console', async () => {
  const [site, packed] = [pipelineOf(api.visitor(), ofAdmin), releaseOf()];
  await site.publish(packed, 'passed');
  const promotion = { version: packed.version, revision: await site.revision() };
  const { request } = (await api.admin.post('/api/admin/releases/public-site/promote', promotion)).body;
  expect((await settle(request.id, 'approve')).status).toBe(200);
  expect(await live()).toBe(packed.version);
});

it.each([
  ['the operator’s token', () => operators],
  ['a token that the operator’s has made', () => ofOperator],
])('the operator never approves what %s has asked for, only an admin does', async (_, token) => {
  const before = await live();
  const { id, version } = await asked(token());
  const own = await settle(id, 'approve');
  expect([own.status, own.body.message]).toEqual([403, expect.stringContaining('An admin has to approve it')]);
  expect(await live()).toBe(before);
  const approve = `/api/admin/releases/public-site/requests/${id}/approve`;
  expect((await api.admin.post(approve, {})).status).toBe(200);
  expect(await live()).toBe(version);
});

it('the operator declines any, such as one that was asked for by mistake', async () => {
  for (const token of [ofAdmin, operators]) {
    const { id, version } = await asked(token);
    expect((await settle(id, 'decline')).status).toBe(204);
    expect(await history('decline')).toMatchObject({ version, who: 'ada (command)', because: 'at night' });
    expect((await settle(id, 'approve')).status).toBe(404);
  }
});

it('no other token approves or declines, and each attempt to is recorded', async () => {
  const { id } = await asked(ofAdmin);
  for (const how of ['approve', 'decline'] as const) {
    expect((await settle(id, how, ofOperator)).status).toBe(403);
    expect(await audit(`${how}Release.refused`)).toMatchObject({
      ...{ actorName: 'ada, ours (token)', targetName: 'public-site: Only the operator’s token may do this.' },
    });
  }
  expect((await settle(id, 'decline')).status).toBe(204);
});

it('the operator cuts short the stages that an admin’s token has begun, and no others', async () => {
  const begun = async (token: string) => {
    const [site, packed] = [pipelineOf(api.visitor(), token), releaseOf()];
    await site.publish(packed, 'passed');
    const { request } = (await site.promote(packed.version, { stages: '5%/1h,25%/1h,100%' })).body;
    expect((await api.admin.post(`/api/admin/releases/public-site/requests/${request.id}/approve`, {})).status).toBe(
      token === ofAdmin ? 403 : 200,
    );
    if (token === ofAdmin) expect((await settle(request.id, 'approve')).status).toBe(200);
    return (await pipelineOf(api.visitor(), operators).step('advance')).status;
  };
  expect(await begun(ofAdmin)).toBe(200);
  await pipelineOf(api.visitor(), operators).rollBack();
  expect(await begun(operators)).toBe(403);
});
