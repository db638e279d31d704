import { releasedApps, type ReleasedApp } from '@site/federation';
import { Problem } from '../start/problem';

/** The app that a person named. Throws Problem for any other word. */
export function readApp(word: string | undefined): ReleasedApp {
  const app = releasedApps.find((released) => released === word);
  if (!app) throw new Problem(`Name the app: ${releasedApps.join(' or ')}${word ? ` (not "${word}")` : ''}.`);
  return app;
}
