import { CONTRACT_VERSION, HOSTED_CONTRACTS } from '@site/federation';
import { contractRefusals, type ShellContract } from '@site/releases';
import type { GateCheck } from '../gate-check';
import { fetchJson } from '../fetch-json';

/** The shell must be in the range that the remote needs, and the remote's contract must be one the shell can serve. */
export const contractCheck: GateCheck = {
  title: 'contract',
  async run({ release, product }) {
    const shell = await shellContract(product);
    const { speaks, needs } = release.contract;
    return {
      seen: `speaks ${speaks}, needs ${needs}; the shell has ${shell.speaks}, hosts ${shell.hosts}`,
      refusals: contractRefusals(release, shell),
    };
  },
};

/** The contract that the running shell reports; without one, that of this workspace's shell. */
async function shellContract(product: string | null): Promise<ShellContract> {
  const own = { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS };
  if (!product) return own;
  const ready = await fetchJson<{ contract?: ShellContract }>(new URL('/readyz', product)).catch(() => null);
  return ready?.contract ?? own;
}
