import type { ReleasePreview } from '@site/releases';
import type { LiveSet } from '../releases/live-set';
import type { LoadedRelease } from '../releases/loaded-release';
import type { CanaryBucket } from './canary-bucket';

/** What one request gets, and why. */
export interface ReleaseSelection {
  /** What is live for everybody. */
  live: LiveSet;
  /** What this visitor gets: the same, or a canary's or preview's releases for their apps. */
  set: LiveSet;
  /** What decides whether this visitor gets a canary; undefined for visitors without one. */
  bucket?: CanaryBucket | undefined;
  /** Present for visitors who came by a preview link. */
  preview?: PreviewedReleases;
}

export interface PreviewedReleases {
  shown: ReleasePreview[];
  /** Those that can't be loaded: the live release is used instead. */
  missing: ReleasePreview[];
}

/** True for a release that is given only to some. */
export const isSpecial = ({ live }: ReleaseSelection, loaded: LoadedRelease): boolean => !live.has(loaded);

/** True when another visitor may get another page at the same address. */
export function isPersonal(selection: ReleaseSelection, loaded: LoadedRelease | undefined): boolean {
  if (!loaded) return false;
  return isSpecial(selection, loaded) || selection.live.canaries.has(loaded.release.app);
}
