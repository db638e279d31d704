import { Inject, Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONTRACT_VERSION, HOSTED_CONTRACTS } from '@site/federation';
import { contractRefusals, manifestFaults, type ReleaseManifest, usedApiFile } from '@site/releases';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { EntityManager } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { StoreDownError } from '../../errors/errors';
import type { FileStore } from '../../files/file-store';
import { AppsService } from '../apps/apps.service';
import { isStored, LostFileError, noteLostFiles } from '../lost-files';
import { RELEASE_FILES } from '../release-files';
import { IncomparableError, UsedApiThread } from './used-api-thread';

/** Some ten times what the whole API takes. */
const mostBytes = 2_000_000;
const comparisons = new UsedApiThread('compareUsedApi', 10_000);
/** Apart: of the versions in a list anybody who may publish has written what is compared, which must not hold up a rollback. */
export const comparisonsOfLists = new UsedApiThread('compareUsedApi', 10_000);
const deadlineMs = 10_000;
/** Apart: nor must an API that is slow to answer. */
const replays = new UsedApiThread('replayUsedApi', 2 * deadlineMs);

/** For `catch`: what makes one version unfit for the moment, as a refusal. Throws any other error. */
export function momentaryRefusal(error: unknown): string[] {
  if (error instanceof LostFileError || error instanceof IncomparableError) return [error.message];
  throw error;
}

/** That part of the gate which needs neither browser nor shell. */
@Injectable()
export class ReleaseChecks {
  private readonly logger = new Logger(ReleaseChecks.name);

  constructor(
    private readonly config: ApiConfig,
    private readonly apps: AppsService,
    private readonly manager: EntityManager,
    @Inject(RELEASE_FILES) private readonly files: FileStore,
    private readonly server: HttpAdapterHost,
  ) {}

  /**
   * Why a version may not be promoted, in sentences; none: it may. That depends on what this API really answers as well, for
   * which a rollback must not wait.
   */
  async promotionRefusals(manifest: ReleaseManifest): Promise<string[]> {
    const refusals = await this.refusals(manifest);
    if (refusals.length > 0) return refusals;
    await this.requireFiles(manifest);
    return this.replay(manifest);
  }

  /** Why a version may not go live by any change, in sentences; none: it may. */
  async refusals(manifest: ReleaseManifest, thread = comparisons): Promise<string[]> {
    const { release } = manifest;
    const shell = { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS };
    const faults = [...manifestFaults(manifest, await this.apps.scopes()), ...contractRefusals(release, shell)];
    if (faults.length > 0) return faults;
    const problems = await this.compare(manifest, thread);
    return problems ?? [`${release.app}@${release.version} does not say which API calls it makes; release it again.`];
  }

  /** Null where the release has no description of what it uses. Throws IncomparableError. */
  private async compare(manifest: ReleaseManifest, thread: typeof comparisons): Promise<string[] | null> {
    const used = await this.usedApi(manifest);
    return used === null ? null : thread.run({ used, ...this.comparisonOf(manifest) });
  }

  private async replay(manifest: ReleaseManifest): Promise<string[]> {
    const used = (await this.usedApi(manifest)) ?? '';
    const comparison = this.comparisonOf(manifest);
    const { refusals, skipped } = await replays.run({ used, origin: originOf(this.server), deadlineMs, ...comparison });
    if (skipped.length > 0) this.logger.warn(`Calls of ${comparison.who} were not repeated: ${skipped.join('; ')}`);
    return refusals;
  }

  private comparisonOf({ release: { app, version } }: ReleaseManifest) {
    return { who: `${app}@${version}`, offeredFile: path.join(this.config.assetsDir, 'openapi.json') };
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

  /** Throws LostFileError where one that is noted as lost is not there again: shells that lack it could not follow. */
  private async requireFiles(manifest: ReleaseManifest): Promise<void> {
    const noted: { sha256: string }[] = await this.manager.query(notedAsLost, [namedIn(manifest)]);
    for (const { sha256 } of noted) {
      const file = await this.files.open(sha256);
      if (!file) throw lostFiles(manifest);
      file.content.destroy();
    }
    if (noted.length > 0) await this.manager.query(noteStored, [noted.map(({ sha256 }) => sha256)]);
  }

  /** The first time it is noted what else of the version is lost, too: that is to be sent with it. */
  private async lost(manifest: ReleaseManifest, sha256: string): Promise<LostFileError> {
    const unnoted: object[] = await this.manager.query(stored, [sha256]);
    if (unnoted.length > 0) await noteLostFiles(this.manager, await this.files.list(), namedIn(manifest));
    return lostFiles(manifest);
  }
}

const namedIn = ({ files }: ReleaseManifest): string[] => Object.values(files).map(({ sha256 }) => sha256);

const lostFiles = ({ release: { app, version } }: ReleaseManifest) =>
  new LostFileError(`Files of ${app}@${version} are gone from the store: publish it again.`);

const copyFile = 'UPDATE release_files SET content = $2 WHERE sha256 = $1 AND content IS NULL';
const notedAsLost = `SELECT sha256 FROM release_files WHERE sha256 = ANY ($1) AND NOT ${isStored}`;
const noteStored = 'UPDATE release_files SET "storedAt" = now() WHERE sha256 = ANY ($1)';
const stored = `SELECT FROM release_files WHERE sha256 = $1 AND ${isStored}`;
const copied = `SELECT content FROM release_files WHERE sha256 = $1 AND content IS NOT NULL
  AND EXISTS (SELECT FROM release_changes WHERE app = $2 AND "to" = $3)`;

/** Where this API itself answers, on this machine. */
function originOf({ httpAdapter }: HttpAdapterHost): string {
  const { address, family, port }: AddressInfo = httpAdapter.getHttpServer().address();
  const isAny = address === '0.0.0.0' || address === '::';
  if (family === 'IPv6') return `http://[${isAny ? '::1' : address}]:${port}`;
  return `http://${isAny ? '127.0.0.1' : address}:${port}`;
}
