import { Injectable } from '@nestjs/common';
import type { VersionPreviewInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { previewAddress, writePreviewToken } from '@site/releases';
import { EntityManager } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { ApiConfig } from '../../config/api-config';
import { ConflictError } from '../../errors/errors';
import type { ReleaseActor } from '../tokens/release-actor';
import { VersionsService } from '../versions/versions.service';
import type { VersionPreviewLink } from './version-preview.presenter';

const hourMs = 3_600_000;

/** Links that show versions on the live site, signed as shells read them. */
@Injectable()
export class VersionPreviewsService {
  constructor(
    private readonly config: ApiConfig,
    private readonly versions: VersionsService,
    private readonly manager: EntityManager,
  ) {}

  async create(
    app: ReleasedApp,
    version: string,
    { hours = 24 }: VersionPreviewInput,
    by: ReleaseActor,
  ): Promise<VersionPreviewLink> {
    const { releasePreviewSecret: secret } = this.config;
    if (secret === null) {
      throw new ConflictError('Links to versions need RELEASE_PREVIEW_SECRET, the same for API and shells.');
    }
    await this.versions.describe(app, version);
    const expiresAt = new Date(Math.floor((Date.now() + hours * hourMs) / 1000) * 1000);
    const { name: actorName, userId: actorId, address, requestId } = by;
    const facts = { target: 'other' as const, targetName: `${app}@${version}`, actorId, actorName, address, requestId };
    await appendAudit(this.manager, { action: 'createVersionPreview', ...facts });
    return { url: previewAddress + writePreviewToken({ app, version, expiresAt }, secret), expiresAt };
  }
}
