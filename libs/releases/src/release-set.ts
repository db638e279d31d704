import type { Promotion, ReleaseSet } from '@site/federation';

/** What is live after a change. A canary runs beside the live version; any other change of the app ends it. */
export function setAfter(set: ReleaseSet | null, { kind, app, to, percent = 0, revision, at }: Promotion): ReleaseSet {
  const next: ReleaseSet = { revision, updatedAt: at, apps: { ...set?.apps } };
  const { [app]: ended, ...canaries } = set?.canaries ?? {};
  if (kind === 'canary') {
    const since = ended?.version === to ? ended.since : at;
    next.canaries = { ...canaries, [app]: { version: to, percent, since } };
    return next;
  }
  if (kind !== 'withdraw') next.apps[app] = to;
  if (Object.keys(canaries).length > 0) next.canaries = canaries;
  return next;
}

/** What is live after all changes of a history; null where there were none. */
export function setAfterAll(promotions: Promotion[]): ReleaseSet | null {
  return inOrder(promotions).reduce<ReleaseSet | null>(setAfter, null);
}

/** An interrupted change leaves a line; its revision then belongs to the next one. */
export function inOrder(promotions: Promotion[]): Promotion[] {
  const byRevision = new Map(promotions.map((promotion) => [promotion.revision, promotion]));
  return [...byRevision.values()].sort((a, b) => a.revision - b.revision);
}
