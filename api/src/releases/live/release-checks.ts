import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CONTRACT_VERSION, HOSTED_CONTRACTS, type Release } from '@site/federation';
import {
  compareApi,
  contractRefusals,
  manifestFaults,
  type OpenApi,
  type ReleaseManifest,
  usedApiFile,
} from '@site/releases';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Repository } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { StoreDownError } from '../../errors/errors';
import type { FileStore } from '../../files/file-store';
import { AppsService } from '../apps/apps.service';
import { RELEASE_FILES, releaseFiles } from '../release-files';
import { ReleaseVersion } from '../versions/release-version.entity';

/** That part of the gate which needs neither browser nor shell: it is passed by every change of what is live. */
@Injectable()
export class ReleaseChecks {
  private offered: OpenApi | undefined;

  constructor(
    private readonly config: ApiConfig,
    private readonly apps: AppsService,
    @InjectRepository(ReleaseVersion) private readonly versions: Repository<ReleaseVersion>,
    @Inject(RELEASE_FILES) private readonly files: FileStore,
  ) {}

  /** Why a version may not go live, in sentences; none: it may. */
  async refusals(manifest: ReleaseManifest): Promise<string[]> {
    const { release } = manifest;
    const shell = { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS };
    const faults = [...manifestFaults(manifest, await this.apps.scopes()), ...contractRefusals(release, shell)];
    if (faults.length > 0) return faults;
    const who = `${release.app}@${release.version}`;
    const used = await this.usedApi(manifest);
    if (!used) return [`${who} does not say which API calls it makes; release it again.`];
    return compareApi({ used, offered: await this.offeredApi(), who });
  }

  /** Null where the release has none, or none that can be read. */
  private async usedApi({ release, files }: ReleaseManifest): Promise<OpenApi | null> {
    const { sha256 } = files[usedApiFile] ?? {};
    if (!sha256) return null;
    try {
      const content = await this.files.read(sha256);
      if (!content) throw missing(release, sha256);
      const used = parseApi(String(content));
      if (used) await this.versions.query(copyFile, [sha256, JSON.stringify(used)]);
      return used;
    } catch (error) {
      if (!(error instanceof StoreDownError)) throw error;
      // Shells have the files of a version that was live: going back to it must not need the store.
      const [copy]: { content: string }[] = await this.versions.query(copied, [sha256, release.app, release.version]);
      if (!copy) throw error;
      return parseApi(copy.content);
    }
  }

  private async offeredApi(): Promise<OpenApi> {
    this.offered ??= JSON.parse(await readFile(path.join(this.config.assetsDir, 'openapi.json'), 'utf8')) as OpenApi;
    return this.offered;
  }
}

const copyFile = 'UPDATE release_files SET content = $2 WHERE sha256 = $1 AND content IS NULL';
const copied = `SELECT content FROM release_files WHERE sha256 = $1 AND content IS NOT NULL
  AND EXISTS (SELECT FROM release_changes WHERE app = $2 AND "to" = $3)`;

/** The store was emptied, or another one is there in its place. */
function missing({ app, version }: Release, sha256: string): StoreDownError {
  const cause = new Error(`${usedApiFile} of ${app}@${version} (${sha256}) is not in the store.`);
  return new StoreDownError(releaseFiles.plural, { cause });
}

function parseApi(text: string): OpenApi | null {
  try {
    const used: OpenApi | null = JSON.parse(text);
    return typeof used?.paths === 'object' && used.paths ? used : null;
  } catch {
    return null;
  }
}
