import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppScopes, Release, ReleasedApp } from '@site/federation';
import {
  compareApi,
  contractRefusals,
  faultsOfFiles,
  manifestFaults,
  type OpenApi,
  scopesOf,
  type ShellContract,
  usedApiFile,
} from '@site/releases';
import { fetchJson } from '../gate/fetch-json';
import { manifestOf } from '../release/remote/publish';
import type { ReleaseClient } from '../release/remote/release-client';
import { Problem } from '../start/problem';

/** What a release is compared with. */
interface Product {
  api: OpenApi;
  contract: ShellContract;
  /** Scopes of the apps that are known here. */
  scopes: AppScopes;
}

/** Of the product at an address; `live`: the version of the app there. Throws Problem. */
export async function readProduct(client: ReleaseClient, app: ReleasedApp, live: string | undefined): Promise<Product> {
  const api = await fetchJson<OpenApi>(new URL('/api/docs-json', client.origin));
  const { contract } = await fetchJson<{ contract: ShellContract }>(new URL('/readyz', client.origin));
  // A token reads of its own app alone.
  const scopes = scopesOf(live === undefined ? [] : [(await client.manifest(app, live)).release]);
  return { api, contract, scopes };
}

type Named = Pick<Release, 'app' | 'version'>;

/** Throws Problem, in sentences, for a stored release that the product would refuse. */
export async function requireAccepted({ app, version }: Named, releasesDir: string, product: Product): Promise<void> {
  const refusals = await refusalsOf({ app, version }, path.join(releasesDir, app, version), product);
  if (refusals.length > 0)
    throw new Problem(`${refusals.join('\n')}\n${app}@${version} is refused. Nothing went live.`);
}

/** Why the product would refuse a packed release, in sentences: that part of the gate which needs no shell. */
export async function refusalsOf(
  { app, version }: Named,
  folder: string,
  { api, contract, scopes }: Product,
): Promise<string[]> {
  const manifest = await manifestOf(folder, app, version);
  const used: OpenApi = JSON.parse(await readFile(path.join(folder, usedApiFile), 'utf8'));
  return [
    ...(await faultsOfFiles(folder, manifest.release)),
    ...manifestFaults(manifest, scopes),
    ...contractRefusals(manifest.release, contract),
    ...compareApi({ used, offered: api, who: `${app}@${version}` }),
  ];
}
