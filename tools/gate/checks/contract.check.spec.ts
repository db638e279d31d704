import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_VERSION } from '@site/federation';
import { pack } from '../../release/pack';
import { TemporaryWorkspace } from '../../release/testing/temporary-workspace';
import { readCandidate } from '../candidate';
import { contractCheck } from './contract.check';

let workspace: TemporaryWorkspace;
let shell: Server | undefined;
beforeEach(async () => {
  workspace = new TemporaryWorkspace();
  await workspace.build();
});
afterEach(async () => {
  shell?.close();
  shell = undefined;
  await workspace.remove();
});

const refusals = async (given: Given) => (await check(given)).refusals;

interface Given {
  needs?: string;
  product?: string | null;
}

async function check({ needs = '^1.0.0', product = null }: Given) {
  workspace.source.config.contract = needs;
  const { app, version } = await pack(workspace.source, workspace.releasesDir);
  const candidate = await readCandidate({ releasesDir: workspace.releasesDir, app, version, product });
  return contractCheck.run(candidate);
}

/** A shell that runs and was built from another state of the source. */
async function shellThatSays(contract: object | undefined): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify({ status: 'ok', contract })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shell = server;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the contract between shell and remote', () => {
  it('is kept by a remote of the shell’s own time', async () => {
    expect(await refusals({})).toEqual([]);
  });

  it('is broken where the remote needs more than the shell that runs has', async () => {
    const product = await shellThatSays({ speaks: '1.0.0', hosts: '>=1.0.0 <=9.0.0' });
    expect(await refusals({ needs: '^1.3.0', product })).toEqual([
      expect.stringMatching(/^public-site@\S+ needs contract \^1\.3\.0, but the shell has 1\.0\.0\.$/),
    ]);
  });

  it('is broken where the remote was built with what the shell that runs does not know', async () => {
    const product = await shellThatSays({ speaks: '1.0.0', hosts: '>=1.0.0 <=1.0.0' });
    expect(await refusals({ product })).toEqual([
      expect.stringContaining(`speaks contract ${CONTRACT_VERSION}, but the shell can host >=1.0.0 <=1.0.0`),
    ]);
  });

  it('is judged by this workspace’s shell where the one that runs does not say', async () => {
    const product = await shellThatSays(undefined);
    const seen = expect.stringContaining('does not say its own, the shell of this workspace has');
    expect(await check({ product })).toEqual({ seen, refusals: [] });
    expect(await refusals({ needs: '^9.0.0', product })).toHaveLength(1);
  });
});
