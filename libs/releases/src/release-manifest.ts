import { createHash } from 'node:crypto';
import type { AppScopes, Release } from '@site/federation';
import { scopeFaults } from './release-scope';
import { isVersion, missingFiles } from './stored-release';

/** What is sent ahead of a release's files: its description, and what each file is. */
export interface ReleaseManifest {
  /** The content of `release.json`. */
  release: Release;
  /** By path below the release folder; every file but `release.json` itself. */
  files: Record<string, PackedFile>;
}

export interface PackedFile {
  /** In hexadecimal. */
  sha256: string;
  bytes: number;
}

/** Whether bytes are what a manifest names. */
export const isPackedFile = ({ sha256 }: PackedFile, bytes: Buffer): boolean =>
  createHash('sha256').update(bytes).digest('hex') === sha256;

export const manifestLimits = { files: 2_000, fileBytes: 20 * 1024 * 1024, bytes: 200 * 1024 * 1024, faults: 5 };

/** Of files that are sent together: none larger, and not many more bytes in one request. */
export const batchLimits = { fileBytes: 1024 * 1024, bytes: 8 * 1024 * 1024 };

/** Files that a shell serves or runs, and the record of the API calls that the release makes. */
const pathPattern = /^(?:(?:client|server)(?:\/(?!\.)[\w.@~+-]+)+|api\.json)$/;
const longestPath = 200;
const sha256Pattern = /^[0-9a-f]{64}$/;

/**
 * The first faults of a manifest, in sentences; none for one whose files may be received and served. `known` are the scopes
 * of the apps that there are.
 */
export function manifestFaults(sent: unknown, known?: AppScopes): string[] {
  if (!isManifest(sent)) return ['The manifest is no description of a release as "npm run release" packs it.'];
  const { release } = sent;
  const faults = [
    ...fileFaults(sent),
    ...missingFiles(release),
    ...scopeFaults(release, known),
    ...policyFaults(release),
  ];
  return faults.slice(0, manifestLimits.faults);
}

/** A source is one word of the policy, as a header has it: with another it would change what else pages may load. */
const policyFaults = ({ csp }: Release): string[] =>
  [...csp.img, ...csp.frame]
    .filter((source) => !/^[!-+\--:<-~]+$/.test(source))
    .map((source) => `${shown(source)} is no content source.`);

function fileFaults({ release, files }: ReleaseManifest): string[] {
  const paths = Object.keys(files);
  const faults = paths.filter((path) => !isPath(path)).map((path) => `${shown(path)} is no path of a release’s file.`);
  for (const [path, { sha256, bytes }] of Object.entries(files)) {
    if (!sha256Pattern.test(sha256)) faults.push(`${shown(path)} has no SHA-256.`);
    if (!Number.isInteger(bytes) || bytes < 0) faults.push(`${shown(path)} has no size.`);
    if (bytes > manifestLimits.fileBytes) faults.push(`${shown(path)} is larger than 20 MB.`);
    if (!Object.hasOwn(release.integrity, path)) faults.push(`${shown(path)} has no integrity in release.json.`);
    if (isInsideFile(path, files)) faults.push(`${shown(path)} lies in what is a file of the release, too.`);
  }
  const absent = Object.keys(release.integrity).filter((path) => !Object.hasOwn(files, path));
  faults.push(...absent.map((path) => `${shown(path)} of release.json is not among the files.`));
  if (paths.length > manifestLimits.files) faults.push(`The release has more than ${manifestLimits.files} files.`);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > manifestLimits.bytes) faults.push('The release is larger than 200 MB.');
  return faults;
}

const isPath = (path: string): boolean => pathPattern.test(path) && path.length <= longestPath;

/** On a disk a name is a file or a folder. */
const isInsideFile = (path: string, files: ReleaseManifest['files']): boolean =>
  path.split('/').some((_, index, parts) => index > 0 && Object.hasOwn(files, parts.slice(0, index).join('/')));

/** Whoever sent it may have made it up. */
const shown = (path: string): string => JSON.stringify(path.slice(0, longestPath));

function isManifest(sent: unknown): sent is ReleaseManifest {
  if (!isRecord(sent) || !isRecord(sent.release)) return false;
  const { release, files } = sent;
  return (
    [release.app, release.version, release.builtAt, release.contentHash, release.apiSchema, release.entry].every(
      isText,
    ) &&
    isVersion(String(release.version)) &&
    !Number.isNaN(Date.parse(String(release.builtAt))) &&
    [release.commit, release.server].every((text) => text === null || isText(text)) &&
    (release.scope === undefined || isText(release.scope)) &&
    isRecord(release.contract) &&
    [release.contract.speaks, release.contract.needs].every(isText) &&
    isRecordOf(release.chunks, isTexts) &&
    isRecordOf(release.integrity, isText) &&
    [release.preloads, release.addresses, release.queryKeys].every(isTexts) &&
    isRecord(release.csp) &&
    [release.csp.img, release.csp.frame].every(isTexts) &&
    isRecordOf(files, (file) => isRecord(file) && isText(file.sha256) && typeof file.bytes === 'number')
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecordOf = (value: unknown, fits: (part: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(fits);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2_000;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
