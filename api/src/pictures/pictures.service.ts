import { Inject, Injectable } from '@nestjs/common';
import { pictureLimits, type StoredPicture } from '@site/contracts';
import { Bulkhead } from '@site/overload';
import { createHash } from 'node:crypto';
import { EntityManager, IsNull } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { InvalidInputError, QuotaExceededError } from '../errors/errors';
import { allEnded } from '../files/all-ended';
import { holdFiles } from '../files/file-lock';
import type { FileStore } from '../files/file-store';
import { nameOfUser } from '../users/name-of-user';
import type { User } from '../users/user.entity';
import { type EncodedPicture, encodePicture } from './encode-picture';
import { PICTURE_FILES } from './picture-files';
import { presentStored } from './picture.presenter';
import { Picture } from './picture.entity';

/** A file as a form holds it. */
export interface SentPicture {
  buffer: Uint8Array;
  originalname: string;
}

interface Encoded {
  stem: string;
  files: { name: string; webp: Buffer }[];
  bytes: number;
}

/** Pictures that editors upload. */
@Injectable()
export class PicturesService {
  private readonly bulkhead = new Bulkhead(1);

  constructor(
    private readonly manager: EntityManager,
    @Inject(PICTURE_FILES) private readonly store: FileStore,
    private readonly config: ApiConfig,
  ) {}

  /**
   * Answers once every copy is stored, and with the picture that is there already where it is the same. What a failure leaves
   * behind is found again by the next attempt.
   */
  async add(sent: SentPicture | undefined, by: User): Promise<StoredPicture> {
    if (!sent?.buffer.length) throw new InvalidInputError('Choose a picture.', { file: 'Choose a picture.' });
    const sourceHash = createHash('sha256').update(sent.buffer).digest('hex');
    const known = await this.manager.findOneBy(Picture, { sourceHash });
    // Before its file is looked for: from then on it is not deleted as one that nobody uses.
    if (known) await this.noteUse(known.stem);
    if (known && (await this.store.read(`${known.stem}.webp`))) return presentStored(known);
    await this.refuseBeyondQuota(1);
    const uploader = { uploadedById: by.id, uploadedByName: nameOfUser(by) };
    const facts = { sourceHash, name: nameOf(sent.originalname), ...uploader };
    return presentStored(await this.bulkhead.run(() => this.encodeAndKeep(sent.buffer, facts)));
  }

  /**
   * One at a time: encoding takes whole processors, storing a connection until the store answers, and the quota counts what
   * is stored. Other calls go on meanwhile.
   */
  private async encodeAndKeep(buffer: Uint8Array, facts: Partial<Picture>): Promise<Picture> {
    const { stem, files, bytes } = await encode(buffer);
    const same = await this.manager.findOneBy(Picture, { stem });
    if (same) await this.noteUse(stem);
    else await this.refuseBeyondQuota(bytes);
    return this.keep(files, { ...facts, stem, bytes });
  }

  /** Whoever sends a picture again wants it: it is offered for deletion no sooner than a new one. */
  private noteUse(stem: string): Promise<unknown> {
    return this.manager.query('INSERT INTO past_picture_uses (stem) VALUES ($1)', [stem]);
  }

  /** Whoever deletes the same picture meanwhile finds its row, and leaves the files. */
  private keep(files: Encoded['files'], facts: Partial<Picture> & Pick<Picture, 'stem'>): Promise<Picture> {
    const { stem } = facts;
    return this.manager.transaction(async (manager) => {
      await holdFiles(manager, stem);
      await allEnded(files.map(({ name, webp }) => this.store.keep(name, webp)));
      // Somebody else may have sent the same meanwhile. An update that changes nothing keeps its row from being deleted.
      const insertion = manager.createQueryBuilder().insert().into(Picture).values(facts).updateEntity(false);
      await insertion.orUpdate(['stem'], ['stem']).execute();
      // Of a picture that was found by its files, only those were known.
      await manager.update(Picture, { stem, name: `${stem}.webp`, sourceHash: IsNull() }, facts);
      return manager.findOneByOrFail(Picture, { stem });
    });
  }

  private async refuseBeyondQuota(more: number): Promise<void> {
    const { quotaMb } = this.config.pictures;
    const stored = (await this.manager.sum(Picture, 'bytes')) ?? 0;
    if (Number(stored) + more <= quotaMb * 1024 * 1024) return;
    const message = `All pictures together may take ${quotaMb.toLocaleString('en')} MB. Delete some that are not used, then try again.`;
    throw new QuotaExceededError(message, { file: message });
  }
}

async function encode(bytes: Uint8Array): Promise<Encoded> {
  const copies = await encodePicture(bytes);
  const picture = copies.at(-1);
  if (!picture) throw new Error('An encoded picture has at least one width.');
  const stem = stemOf(picture);
  const files = copies.map((copy) => ({
    name: copy === picture ? `${stem}.webp` : `${stem}-${copy.width}.webp`,
    webp: copy.webp,
  }));
  return { stem, files, bytes: files.reduce((sum, { webp }) => sum + webp.length, 0) };
}

/** The same picture has the same name whoever uploads it, and a name never has another picture. */
function stemOf({ width, height, webp }: EncodedPicture): string {
  const hash = createHash('sha256').update(webp).digest('hex').slice(0, 32);
  return `${hash}-${width}x${height}`;
}

/** Without the folders that some browsers send, and without what no text may hold. */
function nameOf(file: string): string {
  const name = file
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}|\p{Cf}|\p{Surrogate}/gu, '')
    .trim();
  return [...name].slice(0, pictureLimits.name).join('').slice(0, pictureLimits.name) || 'Picture';
}
