import type { CanaryStep } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import type { PromotedVersions } from '@site/releases';
import { ageOf } from '../age';
import type { ReleaseArguments } from '../arguments';
import { Problem } from '../../start/problem';
import type { ReleaseClient, RemoteCanary } from './release-client';

/** The stages that arguments ask for: one of them by `--percent`; undefined: everybody gets the version at once. */
export function stagesOf({ stages, percent = 100 }: Pick<ReleaseArguments, 'stages' | 'percent'>): string | undefined {
  if (stages !== undefined) return stages;
  return percent > 0 && percent < 100 ? `${percent}%` : undefined;
}

/** `npm run promote -- APP --hold`, `--resume` or `--advance`. Throws Problem. */
export async function stepAt(
  client: ReleaseClient,
  app: ReleasedApp,
  { step, because }: { step: CanaryStep; because: string | undefined },
): Promise<void> {
  const { revision, canary } = await client.read(app);
  if (!canary) throw new Problem(`There is no canary of ${app}${client.place}.`);
  const after = await client.step(app, { revision, step, because });
  const now = (await canaryAfter(client, app, after)) ?? `${app}@${after.apps[app]?.version} is live for everybody`;
  console.log(client.isLocal ? now : `At ${client.origin}: ${now}`);
}

/** `npm run promote -- APP@VERSION --percent 0`. Throws Problem. */
export async function endCanaryAt(
  client: ReleaseClient,
  { app, version }: { app: ReleasedApp; version: string },
  because: string | undefined,
): Promise<void> {
  const { revision, canary } = await client.read(app);
  if (canary?.version !== version) throw new Problem(`${app}@${version} is not a canary: there is nothing to end.`);
  await client.rollBack(app, { revision, because });
  console.log(`Withdrawn${client.place}: ${app}@${version}. Live for all: ${canary.beside}`);
}

/**
 * What a change has made of a canary, in a sentence; undefined: there is none. The change is made: where the figures can't
 * be read, the command must not fail, lest somebody makes it twice.
 */
export async function canaryAfter(
  client: ReleaseClient,
  app: ReleasedApp,
  { apps }: PromotedVersions,
): Promise<string | undefined> {
  const made = apps[app]?.canary;
  if (!made) return undefined;
  const canary = await client.read(app).then(
    (read) => read.canary,
    () => null,
  );
  if (canary) return describeCanary(canary);
  return `${made.percent} % of the visitors get ${made.version}; "${client.commands.list}" shows its figures, which can't be read now`;
}

/** What becomes of a canary, in a sentence. */
export function describeCanary(canary: RemoteCanary): string {
  const { version, stages, stage, startedAt } = canary;
  const percent = stages[stage]?.percent ?? 0;
  return `${percent} % of the visitors get ${version}, since ${ageOf(startedAt)}; ${nextOf(canary)}`;
}

function nextOf({ stages, stage, nextAt, heldBy, waitsSince, figures }: RemoteCanary): string {
  if (heldBy) return `held by ${heldBy} (${figures})`;
  const next = stages[stage + 1];
  if (next && waitsSince) {
    return `waits for enough views (${figures}), then goes to ${next.percent} % by itself, or at once with --advance`;
  }
  return next && nextAt ? `${next.percent} % from ${nextAt} on, unless it is worse (${figures})` : figures;
}
