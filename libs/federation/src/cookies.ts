import type { ReleasedApp } from './apps';

/** Which share of the visitors a browser belongs to; only set while a release is given to a part of them. */
export const bucketCookie = { name: 'release-bucket', days: 30 } as const;

/** The release that a preview link shows in this browser, until the link expires. */
export const previewCookie = (app: ReleasedApp): string => `${previewCookiePrefix}${app}`;

/** What the names of these cookies begin with. */
export const previewCookiePrefix = 'release-preview-';
