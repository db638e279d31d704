import type { ReleasedApp } from '@site/federation';
import type { PromotedVersions } from '@site/releases';
import { ConflictError } from '../../errors/errors';
import type { WantedChange } from './wanted-change';

/** What visitors get after a change. A canary runs beside what is live; any other change of the app ends it. */
export function setAfterChange(
  { apps }: PromotedVersions,
  { kind, app, to, percent, because, rehearsal }: WantedChange,
  made: { revision: number; at: string; who: string },
): PromotedVersions['apps'] {
  const before = apps[app];
  if (kind === 'promote' || kind === 'rollback') {
    return { ...apps, [app]: { version: to, kind, because, rehearsal, ...made } };
  }
  if (!before) throw nothingBeside(app, to);
  const { canary: ended, ...live } = before;
  const { revision, at, who } = made;
  if (kind === 'withdraw') return { ...apps, [app]: { ...live, revision } };
  const since = ended?.version === to ? ended.since : at;
  const canary = { version: to, percent: percent ?? 0, since, at, who, because, rehearsal };
  return { ...apps, [app]: { ...live, revision, canary } };
}

const nothingBeside = (app: ReleasedApp, version: string): ConflictError =>
  new ConflictError(`No release of ${app} is live: make ${version} live for everybody, without stages.`);
