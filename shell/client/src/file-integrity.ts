import { integritiesAddress, type PreloadedScript } from '@site/federation';
import { fetchWhole } from './fetch-whole';
import { unlessStalled } from './unless-stalled';

const releasedFile = /^\/releases\/([^/]+)\/([^/]+)\/(client\/.+)$/;

const known = new Map<string, string>();
const lists = new Map<string, Promise<Record<string, string>>>();

/** Records the hashes in the document itself: the files of its page need no list. */
export function noteIntegrity(scripts: PreloadedScript[]): void {
  for (const { address, integrity } of scripts) if (integrity) known.set(address, integrity);
}

/** The integrity of a release's file; empty for files of no release. Rejects when it can't be fetched now. */
export async function integrityOf(url: string): Promise<string> {
  const { pathname } = new URL(url, location.href);
  const recorded = known.get(pathname);
  const [, app = '', version = '', file = ''] = releasedFile.exec(pathname) ?? [];
  if (recorded || !file) return recorded ?? '';
  const integrity = (await listOf(integritiesAddress(app, version)))[file];
  if (!integrity) throw new Error(`${pathname} has no hash`);
  return integrity;
}

function listOf(address: string): Promise<Record<string, string>> {
  const list = lists.get(address) ?? fetchList(address);
  lists.set(address, list);
  // Retried for the next file.
  list.catch(() => lists.delete(address));
  return list;
}

const fetchList = (address: string): Promise<Record<string, string>> =>
  unlessStalled(async (progress) => (await fetchWhole(address, progress)).json());
