import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CONTRACT_VERSION, HOSTED_CONTRACTS, type Release } from '@site/federation';
import { contractRefusals, manifestFaults, type ReleaseManifest, usedApiFile } from '@site/releases';
import path from 'node:path';
import type { Repository } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { StoreDownError } from '../../errors/errors';
import type { FileStore } from '../../files/file-store';
import { Thread } from '../../threads/thread';
import { AppsService } from '../apps/apps.service';
import { RELEASE_FILES, releaseFiles } from '../release-files';
import { ReleaseVersion } from '../versions/release-version.entity';

/** Some ten times what the whole API takes. */
const mostBytes = 2_000_000;
const comparisons = new Thread('compareUsedApi', 10_000);

/** That part of the gate which needs neither browser nor shell: it is passed by every change of what is live. */
@Injectable()
export class ReleaseChecks {
  private readonly logger = new Logger(ReleaseChecks.name);

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
    const problems = used === null ? null : await this.compare(used, who);
    return problems ?? [`${who} does not say which API calls it makes; release it again.`];
  }

  /** On a thread: what hangs or breaks there is a refusal, and nobody else's call waits for it. */
  private async compare(used: string, who: string): Promise<string[] | null> {
    try {
      return await comparisons.run({ used, offeredFile: path.join(this.config.assetsDir, 'openapi.json'), who });
    } catch (error) {
      this.logger.error(error);
      return null;
    }
  }

  /** Null where the release has none that is worth reading. */
  private async usedApi({ release, files }: ReleaseManifest): Promise<string | null> {
    const { sha256, bytes = 0 } = files[usedApiFile] ?? {};
    if (!sha256 || bytes > mostBytes) return null;
    try {
      const content = await this.files.read(sha256);
      if (!content) throw missing(release, sha256);
      const used = String(content);
      // Postgres takes no NUL, and no JSON has one.
      await this.versions.query(copyFile, [sha256, used.replaceAll('\0', '')]);
      return used;
    } catch (error) {
      if (!(error instanceof StoreDownError)) throw error;
      // Shells have the files of a version that was live: going back to it must not need the store.
      const [copy]: { content: string }[] = await this.versions.query(copied, [sha256, release.app, release.version]);
      if (!copy) throw error;
      return copy.content;
    }
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
