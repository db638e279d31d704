import { Inject, Injectable } from '@nestjs/common';
import type { ReleasedApp } from '@site/federation';
import type { ReleaseManifest } from '@site/releases';
import { EntityManager } from 'typeorm';
import { NotFoundError } from '../../errors/errors';
import type { FileStore, OpenFile } from '../../files/file-store';
import { appendReleaseEvent } from '../history/append-release-event';
import { LostFileError } from '../lost-files';
import { RELEASE_FILES } from '../release-files';
import type { ReleaseActor } from '../tokens/release-actor';
import { VersionsService } from './versions.service';

/** Complete versions on their way to another environment. */
@Injectable()
export class CopiesService {
  constructor(
    private readonly versions: VersionsService,
    @Inject(RELEASE_FILES) private readonly files: FileStore,
    private readonly manager: EntityManager,
  ) {}

  async manifest(app: ReleasedApp, version: string): Promise<ReleaseManifest> {
    return (await this.versions.findComplete(app, version)).manifest;
  }

  /** Only files of this version: a hash alone opens no other app's. */
  async file(app: ReleasedApp, version: string, sha256: string): Promise<OpenFile> {
    const { files } = await this.manifest(app, version);
    const isNamed = Object.values(files).some((file) => file.sha256 === sha256);
    if (!isNamed) throw new NotFoundError('The manifest of this version names no such file.');
    const file = await this.files.open(sha256);
    if (!file) throw new LostFileError(`Files of ${app}@${version} are gone from the store: publish it again.`);
    return file;
  }

  /** Once: whoever did not hear the answer to a copy tells of it again. */
  async record(app: ReleasedApp, version: string, environment: string, by: ReleaseActor): Promise<void> {
    await this.versions.findComplete(app, version);
    await this.manager.transaction(async (manager) => {
      const known = await manager.query(sameCopy, [app, version, environment]);
      if (known.length > 0) return;
      await appendReleaseEvent(
        manager,
        { kind: 'copy', app, version, plannedFor: null, because: null, environment },
        by,
      );
    });
  }
}

const sameCopy = `SELECT 1 FROM release_events WHERE kind = 'copy' AND app = $1 AND version = $2 AND environment = $3`;
