import { ArrayMaxSize, ArrayNotEmpty, IsArray } from 'class-validator';
import { releaseLimits } from '@site/contracts';
import { InvalidInputError } from '../../errors/errors';

const versionsRule = { message: 'Versions must be a list of 1 to 20 versions' };

/** What was live of an app in a folder, before it was released by this service. */
export class TakeOverInput {
  /**
   * One after the other as they went live, the last of them is live: of each `version`, `at`, `who`, `because` (or null) and
   * `rehearsal` (or null). They must be published.
   */
  @ArrayMaxSize(20, versionsRule)
  @ArrayNotEmpty(versionsRule)
  @IsArray(versionsRule)
  versions!: object[];
}

/** A version that went live before. */
export interface TakenOverVersion {
  version: string;
  /** ISO time. */
  at: string;
  who: string;
  because: string | null;
  rehearsal: 'passed' | 'skipped' | null;
}

/** Throws InvalidInputError for what describes no versions. */
export function readVersions({ versions }: TakeOverInput): TakenOverVersion[] {
  const place = versions.findIndex((sent) => !isVersion(sent));
  if (place < 0) return versions as TakenOverVersion[];
  const fault = `Versions ${place + 1} lack a version, at, who, because or rehearsal`;
  throw new InvalidInputError(fault, { versions: fault });
}

function isVersion(sent: object | null): boolean {
  const { version, at, who, because, rehearsal } = (sent ?? {}) as Record<keyof TakenOverVersion, unknown>;
  return (
    isText(version, releaseLimits.version) &&
    isText(who, longestName) &&
    (because === null || isText(because, releaseLimits.reason)) &&
    isText(at, 40) &&
    !Number.isNaN(Date.parse(String(at))) &&
    [null, 'passed', 'skipped'].includes(rehearsal as string | null)
  );
}

const longestName = 255;

const isText = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;
