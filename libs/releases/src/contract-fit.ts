import type { Release } from '@site/federation';
import satisfies from 'semver/functions/satisfies.js';

/** What a shell says of itself: its contract, and the contracts of remotes that it can host. */
export interface ShellContract {
  speaks: string;
  hosts: string;
}

/**
 * Why a shell can't host a release, in sentences: the shell must be in the range that the remote needs, and the remote's
 * contract must be one that the shell can serve.
 */
export function contractRefusals(
  { app, version, contract: { speaks, needs } }: Pick<Release, 'app' | 'version' | 'contract'>,
  shell: ShellContract,
): string[] {
  const name = `${app}@${version}`;
  const refusals: string[] = [];
  if (!satisfies(shell.speaks, needs)) {
    refusals.push(`${name} needs contract ${needs}, but the shell has ${shell.speaks}.`);
  }
  if (!satisfies(speaks, shell.hosts)) {
    refusals.push(
      `${name} speaks contract ${speaks}, but the shell can host ${shell.hosts}: what it does not know it would ignore. Deploy the newer shell first.`,
    );
  }
  return refusals;
}
