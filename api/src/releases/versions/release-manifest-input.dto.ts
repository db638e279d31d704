import { IsObject } from 'class-validator';

/** What `npm run release` has packed, before its files. Its limits are those of `manifestFaults`. */
export class ReleaseManifestInput {
  /** The content of release.json. */
  @IsObject({ message: 'Release must be the content of release.json' })
  release!: object;

  /** SHA-256 (`sha256`, in hexadecimal) and size (`bytes`) of each file, by its path below the release folder. */
  @IsObject({ message: 'Files must name SHA-256 and size by path' })
  files!: object;
}
