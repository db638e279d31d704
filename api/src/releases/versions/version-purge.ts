import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { allEnded } from '../../files/all-ended';
import { lockFiles } from '../../files/file-lock';
import type { FileStore, StoredFile } from '../../files/file-store';
import { appendReleaseEvent } from '../history/append-release-event';
import { noteLostFiles } from '../lost-files';
import { RELEASE_FILES, releaseFileLock, releaseVersionLock } from '../release-files';
import { releaseService } from '../tokens/release-actor';

const everyMs = 6 * 3_600_000;
const dayMs = 86_400_000;
/** Files that are deleted while nobody can begin to publish. */
const atATime = 20;

/**
 * Deletes versions that nobody can need any more, and files that no version needs; notes which files the store has lost. Any
 * number of processes may do so side by side, and beside those who publish: each announces its files under a lock that this
 * takes alone.
 */
@Injectable()
export class VersionPurge implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(VersionPurge.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly manager: EntityManager,
    @Inject(RELEASE_FILES) private readonly files: FileStore,
    private readonly config: ApiConfig,
  ) {}

  /** The start does not wait for the store of files. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryToPurge(), everyMs).unref();
    void this.tryToPurge();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async tryToPurge(): Promise<void> {
    try {
      await this.purge();
    } catch (error) {
      // The next run tries again; nothing waits for it.
      this.logger.error(error);
    }
  }

  private async purge(): Promise<void> {
    await this.removeVersions();
    const unneeded = await this.forgetFiles();
    const listing = await this.files.list();
    const lost = await noteLostFiles(this.manager, listing);
    if (lost > 0) this.logger.warn(`The store has lost ${lost} files of releases: publish again what needs them.`);
    const waiting = [...new Set([...unneeded, ...(await this.withoutRow(listing))])];
    while (waiting.length > 0) await this.removeFiles(waiting.splice(0, atATime));
  }

  private removeVersions(): Promise<void> {
    const { versions, days } = this.config.releaseKeep;
    return this.manager.transaction(async (manager) => {
      await lockFiles(manager, releaseVersionLock);
      const [removed]: [{ app: string; version: string }[]] = await manager.query(removeVersions, [versions, days]);
      for (const { app, version } of removed) {
        const because = `Older than ${days} days, and not among the newest ${versions}`;
        const event = { kind: 'delete' as const, app, version, plannedFor: null, because, environment: null };
        await appendReleaseEvent(manager, event, releaseService);
      }
      for (const statement of forgetAbandoned) await manager.query(statement);
    });
  }

  /** Answers those that no version names. */
  private forgetFiles(): Promise<string[]> {
    return this.manager.transaction(async (manager) => {
      await lockFiles(manager, releaseFileLock);
      const [rows]: [{ sha256: string }[]] = await manager.query(forgetFiles);
      return rows.map(({ sha256 }) => sha256);
    });
  }

  /** What a process left that ended between the two: older than any publish that runs. */
  private async withoutRow(listing: StoredFile[]): Promise<string[]> {
    const old = listing.filter(({ storedAt }) => storedAt.getTime() < Date.now() - dayMs);
    const names = old.map(({ name }) => name);
    const known: { sha256: string }[] = await this.manager.query(
      'SELECT sha256 FROM release_files WHERE sha256 = ANY ($1)',
      [names],
    );
    const stored = new Set(known.map(({ sha256 }) => sha256));
    return names.filter((name) => !stored.has(name));
  }

  /** Only those that nobody has begun to publish meanwhile. */
  private removeFiles(names: string[]): Promise<void> {
    return this.manager.transaction(async (manager) => {
      await lockFiles(manager, releaseFileLock);
      const rows: { sha256: string }[] = await manager.query(
        `WITH named AS MATERIALIZED (${named})
          SELECT sha256 FROM unnest($1::text[]) AS removed (sha256)
          WHERE NOT EXISTS (SELECT FROM release_files AS stored WHERE stored.sha256 = removed.sha256)
            AND NOT EXISTS (SELECT FROM named WHERE named.sha256 = removed.sha256)`,
        [names],
      );
      await allEnded(rows.map(({ sha256 }) => this.files.remove(sha256)));
    });
  }
}

/**
 * Files of versions that are there, or on their way in. `NOT EXISTS` of them is one pass over both; `NOT IN` would compare
 * each with each where there are more than Postgres hashes in memory, some 1,500 versions.
 */
const named = `SELECT file.value ->> 'sha256' AS sha256 FROM release_versions, jsonb_each(manifest -> 'files') AS file
  WHERE "removedAt" IS NULL`;

/** How far back in the history of an app a version counts as one that somebody may go back to. Stages of one are one. */
const latestChanges = 10;

/** A version that was live, or a canary, is as old as the change that ended that: tabs that have it open load its code. */
const removeVersions = `
  UPDATE release_versions AS old SET "removedAt" = now(), "completedAt" = NULL
  FROM (SELECT app, version, row_number() OVER (PARTITION BY app ORDER BY "completedAt" DESC) AS place
    FROM release_versions WHERE "completedAt" IS NOT NULL) AS placed
  WHERE placed.app = old.app AND placed.version = old.version AND placed.place > $1
    AND old."completedAt" < now() - $2 * interval '1 day'
    AND NOT EXISTS (SELECT FROM release_changes AS change
      WHERE change.app = old.app AND change.at > now() - $2 * interval '1 day'
        AND old.version IN (change."from", change.live #>> ARRAY[old.app, 'canary', 'version']))
    AND NOT EXISTS (SELECT FROM release_schedules AS planned
      WHERE planned.app = old.app AND planned.version = old.version)
    AND NOT EXISTS (SELECT FROM release_requests AS asked WHERE asked.app = old.app AND asked.version = old.version)
    AND NOT EXISTS (SELECT FROM release_canaries AS canary
      WHERE canary.app = old.app AND old.version IN (canary.version, canary.beside))
    AND old.version NOT IN (SELECT "to" FROM release_changes
      WHERE app = old.app AND kind IN ('promote', 'rollback') ORDER BY revision DESC LIMIT ${latestChanges})
    AND old.version IS DISTINCT FROM
      (SELECT live -> old.app ->> 'version' FROM release_changes ORDER BY revision DESC LIMIT 1)
  RETURNING old.app, old.version`;

/** Whoever goes on with one has announced it again. */
const abandoned = `"completedAt" IS NULL AND "removedAt" IS NULL AND "createdAt" < now() - interval '1 day'`;
/** One that was there once, and was to come again, stays in the history. */
const forgetAbandoned = [
  `DELETE FROM release_versions AS old WHERE ${abandoned}
    AND NOT EXISTS (SELECT FROM release_events AS event WHERE event.app = old.app AND event.version = old.version)`,
  `UPDATE release_versions SET "removedAt" = now() WHERE ${abandoned}`,
];

/** What is stored of late may be of a publish that runs. */
export const forgetFiles = `WITH named AS MATERIALIZED (${named})
  DELETE FROM release_files AS stored WHERE NOT EXISTS (SELECT FROM named WHERE named.sha256 = stored.sha256)
    AND "storedAt" < now() - interval '1 day' RETURNING sha256`;
