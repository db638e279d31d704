import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gateRelease } from '../../gate/gate';
import { TemporaryProduct } from '../../start/testing/temporary-product';
import { readArguments } from '../arguments';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { openClient } from './open-client';
import { publish } from './publish';
import { promoteTo } from './release-to';

// A rehearsal takes a minute, and needs a shell.
jest.mock('../../gate/gate', () => ({ gateRelease: jest.fn() }));
// Two products start.
jest.setTimeout(180_000);

const app = 'public-site';
const workspace = new TemporaryWorkspace();
let staging: TemporaryProduct;
let production: TemporaryProduct;
let version: string;
let tokenOfProduction: string;
const log = jest.spyOn(console, 'log').mockImplementation();

beforeAll(async () => {
  [staging, production] = [await TemporaryProduct.make(), await TemporaryProduct.make()];
  await Promise.all([staging, production].map((product) => product.start().then(() => product.signIn())));
  tokenOfProduction = (await makeToken(production)).token;
  process.env.DATA_DIR = path.dirname(workspace.releasesDir);
  version = await workspace.pack('home');
  await publish(staging.service, { releasesDir: workspace.releasesDir, app, version, rehearsal: 'skipped' });
  // The command runs on another machine than the one that has packed it.
  await rm(path.join(workspace.releasesDir, app), { recursive: true });
});
afterAll(async () => {
  delete process.env.DATA_DIR;
  delete process.env.RELEASE_TOKEN_FROM;
  await Promise.all([staging, production].map((product) => product?.remove()));
  await workspace.remove();
});

async function makeToken(product: TemporaryProduct): Promise<{ id: string; token: string }> {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const wanted = { name: 'pipeline', apps: [app], rights: ['publish', 'promote'], expiresAt };
  return (await product.call('POST', '/api/admin/release-tokens', wanted)).json() as Promise<{
    id: string;
    token: string;
  }>;
}

/** `npm run promote -- APP@VERSION --from STAGING --to PRODUCTION`, with a token for each. */
function promote(tokenOfStaging: string, ...options: string[]): Promise<void> {
  process.env.RELEASE_TOKEN_FROM = tokenOfStaging;
  const form = { subject: true, options: ['from' as const, 'dry-run' as const] };
  const given = readArguments(form, [`${app}@${version}`, '--from', staging.origin, ...options]);
  return promoteTo(openClient(production.origin, tokenOfProduction), { app, version }, given);
}

async function historyOf(product: TemporaryProduct): Promise<object[]> {
  const entries = await (await product.call('GET', '/api/admin/release-history')).json();
  return (entries as Record<string, unknown>[]).map(({ kind, version: of, environment }) => ({
    kind,
    of,
    environment,
  }));
}

describe('a version that is taken from one product to another', () => {
  it('is named by the histories of both, the first one’s by the second run where the token was revoked in the first', async () => {
    const revoked = await makeToken(staging);
    jest.mocked(gateRelease).mockImplementationOnce(async () => {
      await staging.call('DELETE', `/api/admin/release-tokens/${revoked.id}`);
    });
    await promote(revoked.token);
    expect(await historyOf(production)).toEqual([{ kind: 'promote', of: version, environment: staging.origin }]);
    expect(await historyOf(staging)).toEqual([]);
    expect(log.mock.calls.flat()).toContainEqual(
      expect.stringMatching(/does not show that .* was copied: .* It will once the same command has run again/),
    );

    const { token } = await makeToken(staging);
    await expect(promote(token, '--dry-run')).rejects.toThrow('is already live');
    expect(await historyOf(staging)).toEqual([]);
    await promote(token);
    await promote(token);
    expect(log.mock.calls.at(-1)?.[0]).toBe(
      `${app}@${version} is already live at ${production.origin}. The history at ${staging.origin} shows that it was copied there.`,
    );
    expect(await historyOf(staging)).toEqual([{ kind: 'copy', of: version, environment: production.origin }]);
    expect(await historyOf(production)).toHaveLength(1);
  });

  it('is not said to be copied where the other product can’t be asked', async () => {
    await expect(promote('release_of_nobody')).rejects.toThrow('token');
  });
});
