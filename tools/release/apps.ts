import { releasedApps, type ReleasedApp } from '@site/federation';
import { isVersion } from '@site/releases';
import { Problem } from '../start/problem';

/** The app that a person named; `others` are accepted too. Throws Problem for any other word. */
export function readApp(word: string | undefined, others: string[] = []): ReleasedApp {
  const app = releasedApps.find((released) => released === word);
  const names = [...releasedApps, ...others].join(' or ');
  if (!app) throw new Problem(`Name the app: ${names}${word ? ` (not "${word}")` : ''}.`);
  return app;
}

/** The release that a person named, as `app@version`. Throws Problem. */
export function readReleaseName(word: string | undefined): { app: ReleasedApp; version: string } {
  const [name, version, ...others] = word?.split('@') ?? [];
  const app = readApp(name);
  if (!version) throw new Problem(`Name the version: ${app}@VERSION. "npm run releases" lists them.`);
  if (!isVersion(version) || others.length > 0) {
    throw new Problem(`"${word}" is not the name of a release. "npm run releases" lists those that exist.`);
  }
  return { app, version };
}
