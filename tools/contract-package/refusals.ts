import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppScopes, Release } from '@site/federation';
import { compareApi, contractRefusals, faultsOfFiles, manifestFaults, type OpenApi, usedApiFile } from '@site/releases';
import type { ShellContract } from '@site/releases';
import { manifestOf } from '../release/remote/publish';

interface Product {
  api: OpenApi;
  contract: ShellContract;
  /** Scopes of the apps that are known here. */
  scopes: AppScopes;
}

/** Why the product would refuse a packed release, in sentences: that part of the gate which needs no shell. */
export async function refusalsOf(
  { app, version }: Pick<Release, 'app' | 'version'>,
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
