import type { ReleasedApp } from '@site/federation';

/** An app as the screens call it. */
export const appLabels: Record<ReleasedApp, string> = { 'public-site': 'Site', 'admin-console': 'Console' };

/** An app that the API names; one that this version does not know keeps its own name. */
export const appLabel = (app: string): string => (app in appLabels ? appLabels[app as ReleasedApp] : app);

/** What people get who use it, in the middle of a sentence. */
export const audiences: Record<ReleasedApp, string> = {
  'public-site': 'Visitors of the site',
  'admin-console': 'Everybody who opens the console',
};
