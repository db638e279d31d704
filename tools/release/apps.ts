import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isAppName, type ReleasedApp } from '@site/federation';
import { canBeApp, isVersion } from '@site/releases';
import { Problem } from '../start/problem';
import type { ReleaseCommands } from './commands';
import { workspaceRoot } from './workspace';

/** The apps of this workspace, the site first: each folder that says how it is released. */
export const workspaceApps = (): ReleasedApp[] =>
  foldersOf(workspaceRoot)
    .filter((name) => existsSync(path.join(workspaceRoot, name, 'release.config.json')))
    .sort()
    .reverse();

/** Those, and the ones of which a folder has releases. */
export const knownApps = (releasesDir: string): ReleasedApp[] => [
  // The gate has a folder of its own among them.
  ...new Set([...workspaceApps(), ...foldersOf(releasesDir).filter(canBeApp)]),
];

const foldersOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && isAppName(entry.name))
        .map(({ name }) => name)
    : [];

/** The app of this workspace that a person named; `others` are accepted too. Throws Problem for any other word. */
export function readWorkspaceApp(word: string | undefined, others: string[] = []): ReleasedApp {
  if (word && workspaceApps().includes(word)) return word;
  throw noApp(word, [...workspaceApps(), ...others]);
}

/** The app that a person named, of this workspace or another. Throws Problem for what is no app's name. */
export function readApp(word: string | undefined): ReleasedApp {
  if (word && isAppName(word)) return word;
  throw noApp(word, workspaceApps());
}

const noApp = (word: string | undefined, names: string[]): Problem =>
  new Problem(`Name the app: ${names.join(' or ')}${word ? ` (not "${word}")` : ''}.`);

/** The release that a person named, as `app@version`; `list`: the command that lists those that exist. Throws Problem. */
export function readReleaseName(
  word: string | undefined,
  { list }: Pick<ReleaseCommands, 'list'>,
): { app: ReleasedApp; version: string } {
  const [name, version, ...others] = word?.split('@') ?? [];
  const app = readApp(name);
  if (!version) throw new Problem(`Name the version: ${app}@VERSION. "${list}" lists them.`);
  if (!isVersion(version) || others.length > 0) {
    throw new Problem(`"${word}" is not the name of a release. "${list}" lists those that exist.`);
  }
  return { app, version };
}
