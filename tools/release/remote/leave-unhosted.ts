import { CONTRACT_VERSION, HOSTED_CONTRACTS, type ReleasedApp } from '@site/federation';
import { contractRefusals } from '@site/releases';
import gt from 'semver/functions/gt.js';
import type { ReleaseClient } from './release-client';

const shell = { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS };
const because = 'an earlier version of the product was started, whose shell can’t host it';

/**
 * Rolls an app back while the shell of this workspace can't host what is live: an earlier version of the product was deployed,
 * and its shells could not start. Answers what is to be told. Throws Problem where there is nothing to go back to.
 */
export async function leaveUnhosted(service: ReleaseClient, app: ReleasedApp): Promise<string[]> {
  const sentences: string[] = [];
  for (;;) {
    const { revision, live } = await service.read(app);
    if (!live) return sentences;
    const { release } = await service.manifest(app, live.version);
    // One of an earlier contract gives way to this start's own build.
    if (!gt(release.contract.speaks, CONTRACT_VERSION)) return sentences;
    // The first time it may end a canary alone.
    const { apps } = await service.rollBack(app, { revision, because });
    if (apps[app]?.version === live.version) continue;
    const again = service.commands.promote(app, live.version);
    sentences.push(`${app} was rolled back: ${contractRefusals(release, shell).join(' ')} Once that runs: ${again}`);
  }
}
