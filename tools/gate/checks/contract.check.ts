import { CONTRACT_VERSION, HOSTED_CONTRACTS } from '@site/federation';
import satisfies from 'semver/functions/satisfies';
import type { GateCheck } from '../gate-check';
import { fetchJson } from '../fetch-json';

interface ShellContract {
  speaks: string;
  hosts: string;
}

/** The shell must be in the range that the remote needs, and the remote's contract must be one the shell can serve. */
export const contractCheck: GateCheck = {
  title: 'contract',
  async run({ name, release, product }) {
    const shell = await shellContract(product);
    const { speaks, needs } = release.contract;
    const refusals: string[] = [];
    if (!satisfies(shell.speaks, needs)) {
      refusals.push(`${name} needs contract ${needs}, but the shell has ${shell.speaks}.`);
    }
    if (!satisfies(speaks, shell.hosts)) {
      refusals.push(
        `${name} speaks contract ${speaks}, but the shell can host ${shell.hosts}: what it does not know it would ignore. Deploy the newer shell first.`,
      );
    }
    return { seen: `speaks ${speaks}, needs ${needs}; the shell has ${shell.speaks}, hosts ${shell.hosts}`, refusals };
  },
};

/** The contract that the running shell reports; without one, that of this workspace's shell. */
async function shellContract(product: string | null): Promise<ShellContract> {
  const own = { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS };
  if (!product) return own;
  const ready = await fetchJson<{ contract?: ShellContract }>(new URL('/readyz', product)).catch(() => null);
  return ready?.contract ?? own;
}
