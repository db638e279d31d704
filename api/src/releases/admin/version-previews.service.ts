import { Injectable } from '@nestjs/common';
import type { ReleasedApp } from '@site/federation';
import { previewAddress, writePreviewToken } from '@site/releases';
import { ApiConfig } from '../../config/api-config';
import { ConflictError } from '../../errors/errors';
import { VersionsService } from '../versions/versions.service';
import type { VersionPreviewLink } from './version-preview.presenter';

const dayMs = 24 * 3_600_000;

/** Links that show versions on the live site, signed as shells read them. */
@Injectable()
export class VersionPreviewsService {
  constructor(
    private readonly config: ApiConfig,
    private readonly versions: VersionsService,
  ) {}

  async create(app: ReleasedApp, version: string): Promise<VersionPreviewLink> {
    const { releasePreviewSecret: secret } = this.config;
    if (secret === null) {
      throw new ConflictError('Links to versions need RELEASE_PREVIEW_SECRET, the same for API and shells.');
    }
    await this.versions.describe(app, version);
    const expiresAt = new Date(Math.floor((Date.now() + dayMs) / 1000) * 1000);
    return { url: previewAddress + writePreviewToken({ app, version, expiresAt }, secret), expiresAt };
  }
}
