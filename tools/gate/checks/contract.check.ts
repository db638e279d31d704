import { CONTRACT_VERSION, HOSTED_CONTRACTS } from '@site/federation';
import { contractRefusals, type ShellContract } from '@site/releases';
import type { GateCheck } from '../gate-check';
import { fetchJson } from '../fetch-json';

/** The shell must be in the range that the remote needs, and the remote's contract must be one the shell can serve. */
export const contractCheck: GateCheck = {
  title: 'contract',
  async run({ release, product }) {
    const said = product && (await contractAt(product));
    const shell = said || { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS };
    const whose = product && !said ? `${product} does not say its own, the shell of this workspace` : 'the shell';
    const { speaks, needs } = release.contract;
    return {
      seen: `speaks ${speaks}, needs ${needs}; ${whose} has ${shell.speaks}, hosts ${shell.hosts}`,
      refusals: contractRefusals(release, shell),
    };
  },
};

/** What the running shell reports. It may be out of reach from where the release is made. */
async function contractAt(product: string): Promise<ShellContract | undefined> {
  const ready = await fetchJson<{ contract?: ShellContract }>(new URL('/readyz', product)).catch(() => null);
  return ready?.contract;
}
