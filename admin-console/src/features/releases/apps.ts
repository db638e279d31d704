import { appScopes } from '@site/federation';
import { appLabel } from '../../shared/app-label';

/** The labels of these apps. */
export const appLabels = (apps: readonly string[]): Record<string, string> =>
  Object.fromEntries(apps.map((app) => [app, appLabel(app)]));

/** The app in the middle of a sentence. */
export const theApp = (app: string): string =>
  isOfEveryProduct(app) ? `the ${appLabel(app).toLowerCase()}` : `the app ${app}`;

/** What people get who use it, at the beginning of a sentence. */
export const audienceOf = (app: string): string =>
  app === 'admin-console' ? 'Everybody who opens the console' : `Visitors of ${theApp(app)}`;

const isOfEveryProduct = (app: string): boolean => Object.hasOwn(appScopes, app);
