import { query } from '../../../testing/database';
import { pipelineOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const operators = 'the-token-of-the-operator';
const api = useApi({ RELEASE_TOKEN: operators });

const at = '/api/release-tokens';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const wanted = { name: 'marketing', apps: ['public-site'], rights: ['publish', 'promote'], expiresAt: inDays(90) };
const by = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Released-By': 'ada' });
const make = (input: object = {}, token = operators) => api.visitor().post(at, { ...wanted, ...input }, by(token));
const list = (token = operators) => api.visitor().get(at, by(token));
const revoke = (id: string, token = operators) => api.visitor().delete(`${at}/${id}`, by(token));
const audit = async (action: string) => (await api.admin.get(`/api/admin/audit?action=${action}`)).body;

describe('the operator', () => {
  it('makes, lists and revokes tokens without a screen, and the audit log says who has', async () => {
    const { status, body } = await make();
    const { token, id } = body;
    expect([status, token]).toEqual([201, expect.stringMatching(/^release_[\w-]{43}$/)]);
    expect((await pipelineOf(api.visitor(), token).list()).status).toBe(200);
    const [listed] = (await list()).body;
    expect(listed).toMatchObject({ id, name: 'marketing', createdByName: 'ada (command)', revokedAt: null });
    expect(listed).not.toHaveProperty('token');
    const who = { actorName: 'ada (command)', actorId: null, targetName: 'marketing', targetId: id };
    expect(await audit('createReleaseToken')).toMatchObject([who]);

    expect((await revoke(id)).status).toBe(204);
    expect((await pipelineOf(api.visitor(), token).list()).body.message).toBe('This token was revoked.');
    expect((await revoke(id)).status).toBe(404);
    const changes = [{ field: 'revokedAt', before: null, after: expect.any(String) }];
    expect(await audit('revokeReleaseToken')).toMatchObject([{ ...who, fields: ['revokedAt'], changes }]);
    const rows = JSON.stringify(await query('SELECT * FROM audit_log'));
    expect(rows + api.log().join()).not.toContain(token);
  });

  it('is told what is wrong with a token, as an admin is', async () => {
    expect((await make({ rights: ['all'], expiresAt: inDays(400) })).body).toMatchObject({
      ...{ statusCode: 400, fields: { rights: expect.stringContaining('Rights are publish') } },
    });
    expect((await make({ expiresAt: inDays(400) })).body.fields).toEqual({ expiresAt: 'End must be within a year' });
  });
});

it('no other token, whatever its rights, makes, lists or revokes one, and each attempt to is recorded', async () => {
  const rights = ['publish', 'promote', 'promoteWithoutRehearsal', 'rollBack', 'register'];
  const { id, token } = (await make({ name: 'pipeline', apps: ['public-site', 'admin-console'], rights })).body;
  for (const answer of [await make({}, token), await revoke(id, token), await list(token)]) {
    expect([answer.status, answer.body.message]).toEqual([403, 'Only the operator’s token may do this.']);
  }
  for (const action of ['createToken.refused', 'revokeToken.refused']) {
    expect(await audit(action)).toMatchObject([
      { actorName: 'ada, pipeline (token)', targetName: 'Only the operator’s token may do this.' },
    ]);
  }
  expect((await list()).body[0]).toMatchObject({ id, revokedAt: null });
});

it('a session, a token that nobody knows, or none, is not the operator’s', async () => {
  expect((await api.admin.post(at, wanted)).status).toBe(401);
  expect((await make({}, 'release_x')).status).toBe(401);
  expect((await api.visitor().get(at)).status).toBe(401);
});
