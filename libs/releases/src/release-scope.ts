import { appScopes, type Release, type ReleasedApp, releasedApps } from '@site/federation';

const publicFolder = 'client/public';
/** Plain characters only: nothing that could be read as another address. */
const addressPattern = /^(?:\/\*|\/|(?:\/:?[\w.~-]+)+)$/;

/** Addresses that a release claims or has files for and that belong to another app, in sentences. */
export function scopeFaults({ app, version, addresses, integrity }: ScopedRelease): string[] {
  const name = `${app}@${version}`;
  const claims = addresses.flatMap((address) => {
    if (!addressPattern.test(address)) return [`${name} claims ${address}, which is no address pattern.`];
    const owner = ownerOf(address);
    return owner === app ? [] : [`${name} claims ${address}, which belongs to ${owner}.`];
  });
  const files = Object.keys(integrity)
    .filter((file) => file.startsWith(`${publicFolder}/`))
    .flatMap((file) => {
      const owner = ownerOf(file.slice(publicFolder.length));
      return owner === app ? [] : [`${name} has the file ${file}, whose address belongs to ${owner}.`];
    });
  return [...claims, ...files];
}

type ScopedRelease = Pick<Release, 'app' | 'version' | 'addresses' | 'integrity'>;

/** The app with the longest scope that an address is in. */
function ownerOf(address: string): ReleasedApp | undefined {
  const owners = releasedApps.filter((app) => isWithin(address, appScopes[app]));
  return owners.sort((a, b) => appScopes[b].length - appScopes[a].length)[0];
}

const isWithin = (address: string, scope: string): boolean =>
  scope === '/' || address === scope || address.startsWith(`${scope}/`);
