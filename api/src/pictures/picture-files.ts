import type { FileArea } from '../files/file-store';

/** The token under which the store of uploaded pictures is injected. */
export const PICTURE_FILES = Symbol('files of pictures');

export const pictureFiles: FileArea = {
  folder: 'uploads',
  prefix: 'uploads/',
  plural: 'pictures',
  contentType: 'image/webp',
};
