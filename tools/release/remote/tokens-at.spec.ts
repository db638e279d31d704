import { readArguments } from '../arguments';
import { useReleaseService } from '../testing/release-service-double';
import { listTokensAt, makeTokenAt, revokeTokenAt } from './tokens-at';

const service = useReleaseService();

const token = {
  ...{ id: 'id-1', name: 'marketing', apps: ['public-site', 'careers'], rights: ['publish', 'promote'] },
  ...{ createdByName: 'ada (command)', expiresAt: '2099-06-30T00:00:00.000Z', lastUsedAt: null, revokedAt: null },
};
const make = (...args: string[]) =>
  makeTokenAt(
    service.client,
    readArguments({ subject: true, options: ['name', 'apps', 'rights', 'days'] }, ['make', ...args]),
  );
const whole = ['--name', 'marketing', '--apps', 'public-site, careers', '--rights', 'publish,promote'];

it('makes a token, and prints that alone where a pipe reads it', async () => {
  service.reply = () => ({ status: 201, body: { ...token, token: 'release_secret' } });
  await make(...whole, '--days', '30');
  const [[call, body] = []] = service.calls;
  expect([call, body]).toEqual([
    'POST /api/release-tokens',
    {
      ...{ name: 'marketing', apps: ['public-site', 'careers'], rights: ['publish', 'promote'] },
      expiresAt: expect.any(String),
    },
  ]);
  const days = (Date.parse((body as { expiresAt: string }).expiresAt) - Date.now()) / 86_400_000;
  expect([days <= 30, days > 29.9]).toEqual([true, true]);
  expect(service.printed).toEqual(['release_secret']);
  expect(service.printedAsError).toEqual([
    `Made at ${service.client.origin}, and shown this once: id-1  marketing  public-site,careers  publish,promote  until 2099-06-30 00:00 UTC  made by ada (command), never used`,
  ]);
});

it('prints nothing but the reason where it may make none, or is not given all that it needs', async () => {
  service.reply = () => ({ status: 403, body: { message: 'Only the operator’s token may do this.' } });
  await expect(make(...whole)).rejects.toThrow('Only the operator’s token may do this.');
  await expect(make('--name', 'marketing')).rejects.toThrow('Give its --name, its --apps and its --rights.');
  expect([service.calls.length, service.printed]).toEqual([1, []]);
});

it('lists tokens with their ends and their use', async () => {
  const [revokedAt, lastUsedAt] = ['2026-11-26T10:00:00.000Z', new Date(Date.now() - 7_200_000).toISOString()];
  service.reply = () => ({
    body: [token, { ...token, id: 'id-2', revokedAt, lastUsedAt }, { ...token, expiresAt: '2020-01-01T00:00:00.000Z' }],
  });
  await listTokensAt(service.client);
  expect(service.printed).toEqual([
    expect.stringMatching(/^id-1 {2}marketing .* until 2099-06-30 00:00 UTC .*, never used$/),
    expect.stringMatching(/^id-2 .* revoked 2026-11-26 10:00 UTC .*, last used 2 h ago$/),
    expect.stringContaining('expired 2020-01-01 00:00 UTC'),
  ]);
});

it('revokes one by its id', async () => {
  service.reply = () => ({ status: 204 });
  await revokeTokenAt(service.client, 'id-1');
  expect(service.calls).toEqual([['DELETE /api/release-tokens/id-1', undefined]]);
  expect(service.printed).toEqual([`Revoked at ${service.client.origin}: id-1`]);
  await expect(revokeTokenAt(service.client, undefined)).rejects.toThrow('Name the token by its id');
});
