import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { FileStore, StoredFile } from '../files/file-store';
import { PICTURE_FILES } from './picture-files';
import { Picture } from './picture.entity';

type Found = Pick<Picture, 'stem' | 'bytes' | 'createdAt'>;

/**
 * Notes pictures whose files are there and which are not known: those of versions that kept files alone, and those that came
 * with a folder. Once, while the API starts; nothing waits for it.
 */
@Injectable()
export class PictureRegister implements OnApplicationBootstrap {
  private readonly logger = new Logger(PictureRegister.name);

  constructor(
    @InjectRepository(Picture) private readonly pictures: Repository<Picture>,
    @Inject(PICTURE_FILES) private readonly store: FileStore,
  ) {}

  onApplicationBootstrap(): void {
    void this.register().catch((error: Error) => this.logger.error('Failed to look for pictures', error.stack));
  }

  private async register(): Promise<void> {
    const found = picturesIn(await this.store.list());
    if (found.length === 0) return;
    await this.pictures.query(
      `INSERT INTO pictures (stem, name, bytes, "createdAt")
        SELECT stem, stem || '.webp', bytes, at FROM unnest($1::text[], $2::integer[], $3::timestamptz[]) f (stem, bytes, at)
        ON CONFLICT DO NOTHING`,
      [found.map(({ stem }) => stem), found.map(({ bytes }) => bytes), found.map(({ createdAt }) => createdAt)],
    );
  }
}

/** Files of a picture share the beginning of their names. */
function picturesIn(files: StoredFile[]): Found[] {
  const found = new Map<string, Found>();
  for (const { name, bytes, storedAt } of files) {
    const [, stem] = /^([0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,4})(?:-\d+)?\.webp$/.exec(name) ?? [];
    if (!stem) continue;
    const before = found.get(stem)?.bytes ?? 0;
    found.set(stem, { stem, bytes: before + bytes, createdAt: storedAt });
  }
  // Without it the others are what a failed upload has left.
  const names = new Set(files.map(({ name }) => name));
  return [...found.values()].filter(({ stem }) => names.has(`${stem}.webp`));
}
