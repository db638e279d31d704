import { type VersionCounts, vitalBounds } from '@site/releases';
import { InvalidInputError } from '../../errors/errors';

/** What a shell has counted of a version since its last report. */
export interface ReportedCounts extends VersionCounts {
  app: string;
  version: string;
}

const mostAtOnce = 1_000_000;

/** Throws InvalidInputError for what is no counts. */
export function readCounts(counts: object[]): ReportedCounts[] {
  const fault = counts.map(faultOf).find(Boolean);
  if (fault) throw new InvalidInputError(fault, { counts: fault });
  return counts as ReportedCounts[];
}

function faultOf(sent: object | null, place: number): string | undefined {
  const { app, version, views, errors, lcp, inp } = (sent ?? {}) as Record<keyof ReportedCounts, unknown>;
  const areNamed = [app, version].every((text) => typeof text === 'string' && text.length > 0 && text.length <= 80);
  const isSound = areNamed && [views, errors].every(isCount) && [lcp, inp].every(isHistogram);
  return isSound ? undefined : `Counts ${place + 1} lack an app, a version, views, errors, lcp or inp`;
}

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostAtOnce;

const isHistogram = (value: unknown): boolean =>
  Array.isArray(value) && value.length === vitalBounds.length + 1 && value.every(isCount);
