import { appScopes, type AppScopes, isAppName, type Release, type ReleasedApp } from '@site/federation';
import reservedWords from './reserved-words.json' with { type: 'json' };

const publicFolder = 'client/public';
/** Plain characters only: nothing that could be read as another address. */
const addressPattern = /^(?:\/\*|\/|(?:\/:?[\w.~-]+)+)$/;
const scopePattern = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/;
const longestScope = 100;
/**
 * Words that the shell, its scripts and the gate use for themselves where others have an app's name; the browser's global
 * variables, in one of which, of its app's name, a remote is found; words of the language, which can name no such variable;
 * what the shell answers itself, or passes on to the API.
 * The generator of apps reads the same file.
 */
const { own, browser, language, addresses: reservedAddresses } = reservedWords;
const reservedNames = [...own, ...browser, ...language];

type ScopedRelease = Pick<Release, 'app' | 'version' | 'scope' | 'addresses' | 'integrity'>;
/** Releases of other apps that are live. */
type Neighbour = Pick<Release, 'app' | 'addresses' | 'integrity'>;

/** The part of the site that a release's app owns, by the release's own word where nobody else says it. */
export const scopeOf = ({ app, scope }: Pick<Release, 'app' | 'scope'>): string | undefined =>
  (Object.hasOwn(appScopes, app) ? appScopes[app] : undefined) ?? scope;

/** Home for the site; for another app the first address that it names. Undefined where all of them have parameters. */
export const firstPageOf = ({ addresses }: Pick<Release, 'addresses'>): string | undefined =>
  addresses.includes('/*') ? '/' : addresses.find((address) => !address.includes(':'));

/** Whether a new app may have this name. */
export const canBeApp = (name: string): boolean => isAppName(name) && !reservedNames.includes(name);

/**
 * What a release claims or has files for and what belongs to another app, in sentences. `known` are the scopes of the apps
 * that there are; an app that is not among them claims its own.
 */
export function scopeFaults(release: ScopedRelease, known: AppScopes = appScopes): string[] {
  const { app, version, addresses, integrity } = release;
  const name = `${app}@${version}`;
  const said = scopeOf(release);
  // Even where the registry knows it: a shell knows an app by its release alone.
  if (said === undefined) return [`${name} does not say which part of the site it owns ("scope").`];
  const owned = (Object.hasOwn(known, app) ? known[app] : undefined) ?? said;
  if (release.scope !== undefined && release.scope !== owned) {
    return [`${name} says that it owns ${release.scope}, but ${app} owns ${owned}.`];
  }
  const claim = Object.hasOwn(known, app) ? [] : claimFaults(app, owned, known);
  if (claim.length > 0) return claim;
  const scopes = { ...known, [app]: owned };
  const claims = addresses.flatMap((address) => {
    if (!addressPattern.test(address)) return [`${name} claims ${address}, which is no address pattern.`];
    const owner = ownerOf(address, scopes);
    return owner === app ? [] : [`${name} claims ${address}, which belongs to ${owner ?? 'no app'}.`];
  });
  const files = publicFilesOf(integrity).flatMap((address) => {
    const owner = ownerOf(address, scopes);
    if (owner === app) return [];
    return [`${name} has the file ${publicFolder}${address}, whose address belongs to ${owner ?? 'no app'}.`];
  });
  return [...claims, ...files];
}

/** Pages and files of other apps that lie in the scope that a new app claims, in sentences. */
export const takenFaults = ({ app }: Pick<Release, 'app'>, scope: string, others: Neighbour[]): string[] =>
  others
    .filter((other) => other.app !== app)
    .flatMap((other) =>
      [...other.addresses, ...publicFilesOf(other.integrity)]
        .filter((address) => liesIn(address, scope))
        .map((address) => `${app} can’t own ${scope}: ${other.app} has ${address} there.`),
    );

/** The app with the longest scope that an address is in. */
export function ownerOf(address: string, scopes: AppScopes): ReleasedApp | undefined {
  const owners = Object.entries(scopes).filter(([, scope]) => isWithin(address, scope));
  return owners.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** Why a new app can't own a part of the site, in sentences. */
function claimFaults(app: ReleasedApp, scope: string, known: AppScopes): string[] {
  if (!canBeApp(app)) return [`${JSON.stringify(app)} is no name for an app.`];
  if (!scopePattern.test(scope) || scope.length > longestScope) {
    return [`${app} can’t own ${JSON.stringify(scope.slice(0, longestScope))}: it takes an address such as /jobs.`];
  }
  if (reservedAddresses.some((address) => isWithin(scope, address))) {
    return [`${app} can’t own ${scope}: the shell answers that itself.`];
  }
  return Object.entries(known)
    .filter(([, other]) => other !== '/' && (isWithin(scope, other) || isWithin(other, scope)))
    .map(([other, owned]) => `${app} can’t own ${scope}: ${other} owns ${owned}.`);
}

const publicFilesOf = (integrity: Release['integrity']): string[] =>
  Object.keys(integrity)
    .filter((file) => file.startsWith(`${publicFolder}/`))
    .map((file) => file.slice(publicFolder.length));

const isWithin = (address: string, scope: string): boolean =>
  scope === '/' || address === scope || address.startsWith(`${scope}/`);

/** Whether a pattern fits the scope itself or an address below it; what answers everything gives way. */
function liesIn(pattern: string, scope: string): boolean {
  const segments = pattern.split('/');
  const wanted = scope.split('/');
  return (
    pattern !== '/*' &&
    segments.length >= wanted.length &&
    wanted.every((segment, index) => segments[index] === segment || (segments[index] ?? '').startsWith(':'))
  );
}
