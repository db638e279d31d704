import type { ReleasedApp } from './release';

/** Which share of the visitors a browser belongs to; only set while a release is given to a part of them. */
export const bucketCookie = { name: 'release-bucket', days: 30 } as const;

/** The release that a preview link shows in this browser, until the link expires. */
export const previewCookie = (app: ReleasedApp): string => `release-preview-${app}`;
