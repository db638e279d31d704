/** Name of an app: a folder of releases, a part of addresses, and what its pipeline's token is for. */
export type ReleasedApp = string;

/** Below which part of the site each app may claim addresses. Of nested ones the longer one's app has the address. */
export type AppScopes = Readonly<Record<ReleasedApp, string>>;

/** Of the apps that every product has. Any other one brings its own with its first release. */
export const appScopes: AppScopes = { 'public-site': '/', 'admin-console': '/admin' };

/** Where people work who are signed in: it may have a host name of its own. */
export const consoleScope = '/admin';

/** Letters, and single hyphens between them. */
export const isAppName = (word: string): boolean => word.length <= 50 && /^[a-z]+(?:-[a-z]+)*$/.test(word);
