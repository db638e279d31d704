import type { FileArea } from '../files/file-store';

/** The token under which the store of releases' files is injected. */
export const RELEASE_FILES = Symbol('files of releases');

/** In a folder it is a hidden one: what lies beside pictures is served, and a server bundle is for shells alone. */
export const releaseFiles: FileArea = {
  folder: '.releases',
  prefix: 'releases/',
  plural: 'releases',
  contentType: 'application/octet-stream',
};

/** One lock for all of them: versions share files. Nothing waits for it that must not wait for the store. */
export const releaseFileLock = 'files of releases';

/** For as long as a version is about to go live none is deleted. */
export const releaseVersionLock = 'versions of releases';
