import { isPrebuilt } from '../build';

/**
 * What to tell whoever releases from an image the very files that are live: the image may be older than their sources. A
 * version is made of them all the same: so its files are rehearsed, or sent again to a store that has lost them.
 */
export const sameImage = (packed: string, live: string | undefined): string[] =>
  isPrebuilt() && live !== undefined && contentOf(packed) === contentOf(live)
    ? [
        `This image has the very files of ${live}, which is live. For newer ones build a new image first; with compose: docker compose build release`,
      ]
    : [];

/** The hash of its content, with which a version ends. */
const contentOf = (version: string): string | undefined => version.split('-').at(-1);
