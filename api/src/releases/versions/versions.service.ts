import { Inject, Injectable } from '@nestjs/common';
import type { CompletionInput } from '@site/contracts';
import type { AppScopes, ReleasedApp } from '@site/federation';
import { manifestFaults, type PackedFile, type ReleaseManifest } from '@site/releases';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { EntityManager, IsNull, Not } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { ConflictError, InvalidInputError, NotFoundError, UnprocessableError } from '../../errors/errors';
import { holdFiles } from '../../files/file-lock';
import type { FileStore } from '../../files/file-store';
import { RateLimits } from '../../http/rate-limits';
import { AppsService } from '../apps/apps.service';
import { isStored } from '../lost-files';
import { RELEASE_FILES, releaseFileLock } from '../release-files';
import type { ReleaseActor } from '../tokens/release-actor';
import { lockRoom, requireRoom } from './announced-room';
import { FileBatch, type StoredFile } from './file-batch';
import { filesInForm } from './files-in-form';
import { type ProvedRehearsal, Rehearsals } from './rehearsals';
import type { ReleaseManifestInput } from './release-manifest-input.dto';
import { ReleaseVersion } from './release-version.entity';
import { type MissingFiles, presentVersion, type PublishedVersion } from './release-version.presenter';
import { VerifiedFile } from './verified-file';

/** Far more than a team releases: each may take 200 MB of room. */
const versionsPerHour = 120;

/** Versions on their way in: the manifest, then the files that are missing, then the word that it is complete. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly manager: EntityManager,
    @Inject(RELEASE_FILES) private readonly files: FileStore,
    private readonly limits: RateLimits,
    private readonly apps: AppsService,
    private readonly rehearsals: Rehearsals,
  ) {}

  /** Begins a version, or goes on with one. Answers what has to be sent. */
  async announce(app: ReleasedApp, sent: ReleaseManifestInput, by: ReleaseActor): Promise<MissingFiles> {
    const manifest = soundManifest(app, sent, await this.apps.scopes());
    await this.apps.admit(manifest.release, by);
    await this.limits.count({ key: `release-version:${by.tokenId}`, attempts: versionsPerHour, minutes: 60 });
    const { version, commit, builtAt } = manifest.release;
    const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
    const row = [app, version, JSON.stringify(manifest), commit, builtAt, bytes, by.name];
    return this.manager.transaction(async (manager) => {
      await holdFiles(manager, releaseFileLock);
      await lockRoom(manager, app);
      const taken: object[] = await manager.query(begin, row);
      if (taken.length === 0) await this.requireSame(app, version, manifest, manager);
      else await requireRoom(manager, manifest, bytes);
      return { missing: await this.missingOf(manifest, manager) };
    });
  }

  /** Stores one file of a version. Throws UnprocessableError where it is not what was announced. */
  async receive(app: ReleasedApp, version: string, sha256: string, content: Readable): Promise<void> {
    const { manifest } = await this.find(app, version);
    const announced = announcedIn(manifest, sha256);
    if ((await this.stored([sha256])).has(sha256)) return;
    const file = new VerifiedFile(content, announced);
    await this.files.keep(sha256, file);
    await this.remember([{ ...announced, integrity: file.integrity() }]);
  }

  /** The same for many small files at once. Those that came before one that is refused stay stored. */
  async receiveMany(app: ReleasedApp, version: string, request: IncomingMessage): Promise<void> {
    const { manifest } = await this.find(app, version);
    const known = await this.stored(Object.values(manifest.files).map(({ sha256 }) => sha256));
    const store = new FileBatch(this.files);
    try {
      for await (const { name, content, skip } of filesInForm(request)) {
        const announced = announcedIn(manifest, name);
        if (known.has(name)) skip();
        else await store.add(content, announced);
      }
      await store.written();
    } finally {
      await this.remember(await store.settled());
    }
  }

  /** From then on the version exists. Throws ConflictError while files are missing. */
  async complete(
    app: ReleasedApp,
    version: string,
    input: CompletionInput,
    by: ReleaseActor,
  ): Promise<PublishedVersion> {
    const { manifest, completedAt } = await this.find(app, version);
    if (!completedAt) {
      const missing = await this.missingOf(manifest);
      if (missing.length > 0) throw new ConflictError(`${missing.length} files are missing.`);
      await this.requireIntegrity(manifest);
      await this.finish(manifest, this.rehearsals.prove(manifest, input), by);
    }
    return presentVersion(await this.findComplete(app, version));
  }

  /** What was checked is what is finished: a manifest may be announced anew at any moment before. */
  private async finish(manifest: ReleaseManifest, proved: ProvedRehearsal, by: ReleaseActor): Promise<void> {
    const { app, version } = manifest.release;
    const { name: actorName, address, requestId } = by;
    await this.manager.transaction(async (manager) => {
      await this.apps.register(manager, manifest.release, by);
      const [finished]: object[][] = await manager.query(
        `UPDATE release_versions SET "completedAt" = now(), rehearsal = $4, attestation = $5
          WHERE app = $1 AND version = $2 AND "completedAt" IS NULL AND "removedAt" IS NULL AND manifest = $3
          RETURNING version`,
        [app, version, JSON.stringify(manifest), proved.rehearsal, proved.attestation],
      );
      if (!finished?.length) throw new ConflictError('Somebody else publishes this version: begin again.');
      const facts = { target: 'other' as const, targetName: `${app}@${version}`, actorName, address, requestId };
      await appendAudit(manager, { action: 'publishRelease', ...facts });
    });
  }

  /** Keeps what a promotion brings of a version that was published without it, or signed with a key that counts no more. */
  async attest({ release: { app, version } }: ReleaseManifest, attestation: string): Promise<void> {
    await this.manager.update(ReleaseVersion, { app, version }, { attestation });
  }

  /** Whether somebody was ever in a position to decide on a version of that content; one that was purged counts. */
  async hadContent(app: ReleasedApp, contentHash: string): Promise<boolean> {
    const found: object[] = await this.manager.query(hadContent, [app, contentHash]);
    return found.length > 0;
  }

  findIfComplete(app: ReleasedApp, version: string): Promise<ReleaseVersion | null> {
    return this.manager.findOneBy(ReleaseVersion, { app, version, completedAt: Not(IsNull()) });
  }

  async findComplete(app: ReleasedApp, version: string): Promise<ReleaseVersion> {
    const found = await this.findIfComplete(app, version);
    if (!found) throw notComplete(app, version);
    return found;
  }

  /** Without the manifest, which is large. Throws NotFoundError. */
  async describe(app: ReleasedApp, version: string): Promise<PublishedVersion> {
    const found = await this.manager.findOne(ReleaseVersion, {
      select: shown,
      where: { app, version, completedAt: Not(IsNull()) },
    });
    if (!found) throw notComplete(app, version);
    return presentVersion(found);
  }

  async list(app: ReleasedApp, { limit, offset = 0 }: { limit: number; offset?: number }) {
    const total = await this.manager.countBy(ReleaseVersion, { app, completedAt: Not(IsNull()) });
    return { items: await this.newest(app, limit, offset), total };
  }

  /** The newest first, without their manifests, which are large. */
  async newest(app: ReleasedApp, take: number, skip = 0): Promise<PublishedVersion[]> {
    const where = { app, completedAt: Not(IsNull()) };
    const order = { completedAt: 'DESC', version: 'DESC' } as const;
    const found = await this.manager.find(ReleaseVersion, { select: shown, where, order, take, skip });
    return found.map(presentVersion);
  }

  private async remember(files: StoredFile[]): Promise<void> {
    await this.manager.query(
      `INSERT INTO release_files (sha256, bytes, integrity)
        SELECT DISTINCT * FROM unnest($1::text[], $2::integer[], $3::text[]) ORDER BY 1
        ON CONFLICT (sha256) DO UPDATE SET "storedAt" = now()`,
      [files.map(({ sha256 }) => sha256), files.map(({ bytes }) => bytes), files.map(({ integrity }) => integrity)],
    );
  }

  private async requireSame(
    app: ReleasedApp,
    version: string,
    manifest: ReleaseManifest,
    manager: EntityManager,
  ): Promise<void> {
    const [same]: object[] = await manager.query(
      'SELECT version FROM release_versions WHERE app = $1 AND version = $2 AND manifest = $3',
      [app, version, JSON.stringify(manifest)],
    );
    if (!same) throw new ConflictError('This version was published with other files: it never changes.');
  }

  private async find(app: ReleasedApp, version: string): Promise<ReleaseVersion> {
    const found = await this.manager.findOneBy(ReleaseVersion, { app, version });
    if (!found) throw new NotFoundError(`Nobody has begun to publish ${app}@${version}.`);
    return found;
  }

  private async missingOf({ files }: ReleaseManifest, manager = this.manager): Promise<string[]> {
    const named = [...new Set(Object.values(files).map(({ sha256 }) => sha256))];
    const stored = await this.stored(named, manager);
    return named.filter((sha256) => !stored.has(sha256));
  }

  /** Those that are stored, with their integrity. */
  private async stored(named: string[], manager = this.manager): Promise<Map<string, StoredFile>> {
    const rows: StoredFile[] = await manager.query(
      `SELECT sha256, bytes, integrity FROM release_files WHERE sha256 = ANY ($1) AND ${isStored}`,
      [named],
    );
    return new Map(rows.map((row) => [row.sha256, row]));
  }

  /** The manifest names each file twice: by the hash that it is stored under, and by what browsers and shells check. */
  private async requireIntegrity({ release, files }: ReleaseManifest): Promise<void> {
    const stored = await this.stored(Object.values(files).map(({ sha256 }) => sha256));
    for (const [path, { sha256, bytes }] of Object.entries(files)) {
      const file = stored.get(sha256);
      if (file && file.integrity === release.integrity[path] && file.bytes === bytes) continue;
      throw new UnprocessableError(`${path} has another integrity or size than the manifest says.`);
    }
  }
}

/** A version that was deleted may come again, as it was. */
const begin = `
  INSERT INTO release_versions AS old (app, version, manifest, commit, "builtAt", bytes, "publishedBy")
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (app, version) DO UPDATE SET manifest = excluded.manifest, commit = excluded.commit,
    "builtAt" = excluded."builtAt", bytes = excluded.bytes, "publishedBy" = excluded."publishedBy",
    "createdAt" = now(), "removedAt" = NULL
  WHERE old."completedAt" IS NULL AND (old."removedAt" IS NULL OR old.manifest = excluded.manifest)
  RETURNING version`;

/**
 * What a start completes has no verdict, since it promotes it at once. Where that came to nothing, nobody has decided on it.
 * Requests and plans have an event, too, and the purge leaves one.
 */
const hadContent = `
  SELECT FROM release_versions AS one WHERE app = $1 AND manifest #>> '{release,contentHash}' = $2
    AND (("completedAt" IS NOT NULL AND rehearsal IS NOT NULL) OR "removedAt" IS NOT NULL
      OR EXISTS (SELECT FROM release_changes AS change WHERE change.app = one.app AND change."to" = one.version)
      OR EXISTS (SELECT FROM release_events AS event WHERE event.app = one.app AND event.version = one.version))
  LIMIT 1`;

const shown = {
  ...{ app: true, version: true, commit: true, builtAt: true, bytes: true },
  ...{ publishedBy: true, rehearsal: true, attestation: true, completedAt: true },
} as const;

const notComplete = (app: ReleasedApp, version: string) =>
  new NotFoundError(`There is no complete release ${app}@${version}.`);

/** Throws NotFoundError for a file that the manifest does not name. */
function announcedIn({ files }: ReleaseManifest, sha256: string): PackedFile {
  const announced = Object.values(files).find((file) => file.sha256 === sha256);
  if (!announced) throw new NotFoundError('The manifest of this version names no such file.');
  return announced;
}

function soundManifest(app: ReleasedApp, sent: ReleaseManifestInput, known: AppScopes): ReleaseManifest {
  const [fault, ...others] = manifestFaults(sent, known);
  const message = fault ?? otherApp(app, sent as ReleaseManifest);
  if (message) throw new InvalidInputError([message, ...others].join(' '), { release: message });
  return { release: (sent as ReleaseManifest).release, files: (sent as ReleaseManifest).files };
}

const otherApp = (app: ReleasedApp, { release }: ReleaseManifest): string | undefined =>
  release.app === app ? undefined : `The manifest is one of ${release.app}, not of ${app}.`;
