import { Inject, Injectable } from '@nestjs/common';
import { pictureAt, type StoredPicture, uploadsAddress } from '@site/contracts';
import { createHash } from 'node:crypto';
import { OneAtATime } from '../auth/sign-in/one-at-a-time';
import { InvalidInputError } from '../errors/errors';
import type { FileStore } from '../files/file-store';
import { type EncodedPicture, encodePicture } from './encode-picture';
import { PICTURE_FILES } from './picture-files';

/** Pictures that editors upload. */
@Injectable()
export class PicturesService {
  private readonly encoding = new OneAtATime();

  constructor(@Inject(PICTURE_FILES) private readonly store: FileStore) {}

  /** Answers once every copy is stored. What a failure leaves behind is found again by the next attempt. */
  async add(file: Uint8Array | undefined): Promise<StoredPicture> {
    if (!file?.length) throw new InvalidInputError('Choose a picture.', { file: 'Choose a picture.' });
    // Encoding takes whole processors; other calls go on meanwhile.
    const copies = await this.encoding.run('picture', () => encodePicture(file));
    const picture = copies.at(-1);
    if (!picture) throw new Error('An encoded picture has at least one width.');
    const stem = nameOf(picture);
    await Promise.all(copies.map((copy) => this.store.keep(fileOf(stem, copy, picture), copy.webp)));
    return present(`${uploadsAddress}${stem}.webp`);
  }
}

/** The same picture has the same name whoever uploads it, and a name never has another picture. */
function nameOf({ width, height, webp }: EncodedPicture): string {
  const hash = createHash('sha256').update(webp).digest('hex').slice(0, 32);
  return `${hash}-${width}x${height}`;
}

const fileOf = (stem: string, copy: EncodedPicture, picture: EncodedPicture): string =>
  copy === picture ? `${stem}.webp` : `${stem}-${copy.width}.webp`;

function present(url: string): StoredPicture {
  const facts = pictureAt(url);
  if (!facts) throw new Error(`${url} is no address of a picture.`);
  const { width, height, variants } = facts;
  return { url, width, height, variants };
}
