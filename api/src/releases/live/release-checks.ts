import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONTRACT_VERSION, HOSTED_CONTRACTS } from '@site/federation';
import { contractRefusals, manifestFaults, type ReleaseManifest, usedApiFile } from '@site/releases';
import path from 'node:path';
import { EntityManager } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { ApiError, StoreDownError } from '../../errors/errors';
import type { FileStore } from '../../files/file-store';
import { Thread } from '../../threads/thread';
import { AppsService } from '../apps/apps.service';
import { isStored, LostFileError, noteLostFiles } from '../lost-files';
import { RELEASE_FILES } from '../release-files';

/** Some ten times what the whole API takes. */
const mostBytes = 2_000_000;
const comparisons = new Thread('compareUsedApi', 10_000);
const breakPauseMs = 60_000;

/** A file may be made to hang the comparison; it may also be that this machine can't do it at the moment. */
class IncomparableError extends ApiError {
  readonly statusCode = 503;

  constructor(who: string, options?: ErrorOptions) {
    super(`What ${who} needs of the API can’t be compared with it at the moment.`, undefined, options);
  }
}

/** For `catch`: what makes one version unfit for the moment, as a refusal. Throws any other error. */
export function momentaryRefusal(error: unknown): string[] {
  if (error instanceof LostFileError || error instanceof IncomparableError) return [error.message];
  throw error;
}

/** That part of the gate which needs neither browser nor shell: it is passed by every change of what is live. */
@Injectable()
export class ReleaseChecks {
  private readonly logger = new Logger(ReleaseChecks.name);
  /** Files on which a comparison hung or broke, by hash, and when: nobody waits for them again at once. */
  private readonly brokeAt = new Map<string, number>();

  constructor(
    private readonly config: ApiConfig,
    private readonly apps: AppsService,
    private readonly manager: EntityManager,
    @Inject(RELEASE_FILES) private readonly files: FileStore,
  ) {}

  /** Why a version may not go live, in sentences; none: it may. */
  async refusals(manifest: ReleaseManifest): Promise<string[]> {
    const { release } = manifest;
    const shell = { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS };
    const faults = [...manifestFaults(manifest, await this.apps.scopes()), ...contractRefusals(release, shell)];
    if (faults.length > 0) return faults;
    const who = `${release.app}@${release.version}`;
    const problems = await this.compare(manifest, who);
    return problems ?? [`${who} does not say which API calls it makes; release it again.`];
  }

  /**
   * Null where the release has no description of what it uses. Throws IncomparableError where the comparison hangs or breaks,
   * and then for a minute.
   */
  private async compare(manifest: ReleaseManifest, who: string): Promise<string[] | null> {
    const { sha256 = '' } = manifest.files[usedApiFile] ?? {};
    const used = await this.usedApi(manifest);
    if (used === null) return null;
    if ((this.brokeAt.get(sha256) ?? 0) > Date.now() - breakPauseMs) throw new IncomparableError(who);
    try {
      // On a thread: any pipeline may have written it.
      return await comparisons.run({ used, offeredFile: path.join(this.config.assetsDir, 'openapi.json'), who });
    } catch (error) {
      this.logger.error(error);
      this.brokeAt.set(sha256, Date.now());
      throw new IncomparableError(who, { cause: error });
    }
  }

  /** Null where the release has none that is worth reading. */
  private async usedApi(manifest: ReleaseManifest): Promise<string | null> {
    const { release, files } = manifest;
    const { sha256, bytes = 0 } = files[usedApiFile] ?? {};
    if (!sha256 || bytes > mostBytes) return null;
    try {
      const content = await this.files.read(sha256);
      if (!content) throw await this.lost(manifest, sha256);
      const used = String(content);
      // Postgres takes no NUL, and no JSON has one.
      await this.manager.query(copyFile, [sha256, used.replaceAll('\0', '')]);
      return used;
    } catch (error) {
      if (!(error instanceof StoreDownError || error instanceof LostFileError)) throw error;
      // Shells have the files of a version that was live: going back to it must not need the store.
      const [copy]: { content: string }[] = await this.manager.query(copied, [sha256, release.app, release.version]);
      if (!copy) throw error;
      return copy.content;
    }
  }

  /** The first time it is noted what else of the version is lost, too: that is to be sent with it. */
  private async lost({ release, files }: ReleaseManifest, sha256: string): Promise<LostFileError> {
    const unnoted: object[] = await this.manager.query(stored, [sha256]);
    const named = Object.values(files).map((file) => file.sha256);
    if (unnoted.length > 0) await noteLostFiles(this.manager, await this.files.list(), named);
    return new LostFileError(`Files of ${release.app}@${release.version} are gone from the store: publish it again.`);
  }
}

const copyFile = 'UPDATE release_files SET content = $2 WHERE sha256 = $1 AND content IS NULL';
const stored = `SELECT FROM release_files WHERE sha256 = $1 AND ${isStored}`;
const copied = `SELECT content FROM release_files WHERE sha256 = $1 AND content IS NOT NULL
  AND EXISTS (SELECT FROM release_changes WHERE app = $2 AND "to" = $3)`;
