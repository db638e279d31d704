import { releasedApps, type ReleasedApp } from '@site/federation';
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
  const [name, version] = word?.split('@') ?? [];
  const app = readApp(name);
  if (!version) throw new Problem(`Name the version: ${app}@VERSION. "npm run releases" lists them.`);
  return { app, version };
}
