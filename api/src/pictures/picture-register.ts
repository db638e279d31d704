import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { inspect } from 'node:util';
import { DataSource } from 'typeorm';
import { lockFiles } from '../files/file-lock';
import type { FileStore, StoredFile } from '../files/file-store';
import { PICTURE_FILES } from './picture-files';
import { filesOf } from './picture-names';
import { PictureRemovalService } from './picture-removal.service';
import type { Picture } from './picture.entity';

type Found = Pick<Picture, 'stem' | 'bytes' | 'createdAt'>;

/**
 * Notes pictures whose files are there and which are not known: those of versions that kept files alone, and those that came
 * with a folder; removes files that deletions have left. Once, while the API starts; nothing waits for it.
 */
@Injectable()
export class PictureRegister implements OnApplicationBootstrap {
  private readonly logger = new Logger(PictureRegister.name);

  constructor(
    private readonly dataSource: DataSource,
    @Inject(PICTURE_FILES) private readonly store: FileStore,
    private readonly removal: PictureRemovalService,
  ) {}

  onApplicationBootstrap(): void {
    void this.register().catch((error: unknown) => this.logger.error('Failed to look for pictures', inspect(error)));
  }

  private async register(): Promise<void> {
    await this.removal.removeLeftFiles();
    const found = picturesIn(await this.store.list());
    const unknown = await this.dataSource.query<{ stem: string }[]>(
      'SELECT stem FROM unnest($1::text[]) f (stem) WHERE NOT EXISTS (SELECT FROM pictures WHERE pictures.stem = f.stem)',
      [found.map(({ stem }) => stem)],
    );
    const stems = new Set(unknown.map(({ stem }) => stem));
    for (const picture of found) if (stems.has(picture.stem)) await this.add(picture);
  }

  /** Unless it has been deleted since it was found. Whoever is storing it writes its row first, and knows more of it. */
  private add({ stem, bytes, createdAt }: Found): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lockFiles(manager, stem);
      if (!(await this.store.read(`${stem}.webp`))) return;
      await manager.query(
        `INSERT INTO pictures (stem, name, bytes, "createdAt") SELECT $1::text, $1 || '.webp', $2, $3
          WHERE NOT EXISTS (SELECT FROM removed_pictures WHERE stem = $1) ON CONFLICT DO NOTHING`,
        [stem, bytes, createdAt],
      );
    });
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
  // What lacks one of its files is what a failed upload has left.
  const names = new Set(files.map(({ name }) => name));
  return [...found.values()].filter(({ stem }) => filesOf(stem).every((name) => names.has(name)));
}
