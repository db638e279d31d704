import { appScopes, isAppName, previewCookie, previewCookiePrefix, type ReleasedApp } from '@site/federation';
import { cookieName, cookieOptions, readCookie, readCookies } from '@site/http';
import { readPreviewToken, type ReleasePreview } from '@site/releases';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { LoadedRelease } from '../releases/loaded-release';
import type { ReleaseCache } from '../releases/release-cache';
import type { PreviewedReleases } from './release-selection';

interface ReleasePreviewsOptions {
  releaseCache: ReleaseCache;
  /** Undefined: there are no previews. */
  secret: string | undefined;
  secureCookies: boolean;
  log: Logger;
}

/** Loads the releases in preview links, and stores the preview in a cookie. */
export class ReleasePreviews {
  constructor(private readonly options: ReleasePreviewsOptions) {}

  get areOffered(): boolean {
    return this.options.secret !== undefined;
  }

  /** Null for anything that was never a valid token. It may have expired. */
  read(token: string): ReleasePreview | null {
    return this.options.secret === undefined ? null : readPreviewToken(token, this.options.secret);
  }

  /** Undefined when it can't be loaded; the log says why. */
  async load({ app, version }: ReleasePreview): Promise<LoadedRelease | undefined> {
    try {
      return await this.options.releaseCache.take(app, version);
    } catch (error) {
      this.options.log.warn({ page: `${app}@${version}`, err: error }, 'a preview can’t be shown');
      return undefined;
    }
  }

  /** The previews in the visitor's cookies, with their releases. */
  async of(request: Request): Promise<{ preview: PreviewedReleases; loaded: LoadedRelease[] } | undefined> {
    const preview: PreviewedReleases = { shown: [], missing: [] };
    const loaded: LoadedRelease[] = [];
    for (const app of this.appsOf(request)) {
      const claim = this.read(readCookie(request, this.cookieOf(app)) ?? '');
      if (claim?.app !== app || claim.expiresAt.getTime() <= Date.now()) continue;
      const release = await this.load(claim);
      if (release) loaded.push(release);
      preview[release ? 'shown' : 'missing'].push(claim);
    }
    return preview.shown.length + preview.missing.length > 0 ? { preview, loaded } : undefined;
  }

  begin(response: Response, { app, expiresAt }: ReleasePreview, token: string): void {
    const maxAge = Math.max(expiresAt.getTime() - Date.now(), 1000);
    response.cookie(this.cookieOf(app), token, { ...cookieOptions(this.options.secureCookies), maxAge });
  }

  end(request: Request, response: Response): void {
    const options = cookieOptions(this.options.secureCookies);
    const apps = new Set([...Object.keys(appScopes), ...this.appsOf(request)]);
    for (const app of apps) response.clearCookie(this.cookieOf(app), options);
  }

  /** Those of which the visitor may have a preview: each that is loaded takes a process. */
  private appsOf(request: Request): ReleasedApp[] {
    const start = cookieName(previewCookiePrefix, this.options.secureCookies);
    const names = Object.keys(readCookies(request)).filter((name) => name.startsWith(start));
    return names.map((name) => name.slice(start.length)).filter(isAppName);
  }

  private cookieOf(app: ReleasedApp): string {
    return cookieName(previewCookie(app), this.options.secureCookies);
  }
}
