import type { TableFacts } from '../archive/manifest';
import { filesOfPicture, pictureFiles, releaseFiles } from './api-schema';
import type { Query } from './catalog';

/** Files among the media that rows speak of, by what they are of. */
export type NamedFiles = Map<string, string[]>;

/** In the transaction that reads the rows. What the API has missed in its store is among them: its disk may not be mounted. */
export async function readNamedFiles(query: Query, tables: Omit<TableFacts, 'rows'>[]): Promise<NamedFiles> {
  // The database may be of an earlier version than this.
  const has = (table: string, column: string) =>
    tables.some(({ name, columns }) => name === table && columns.includes(column));
  const pictures = has('pictures', 'stem') ? await query<{ stem: string }>('SELECT stem FROM pictures') : [];
  const releases = has('release_files', 'sha256')
    ? await query<{ sha256: string }>('SELECT sha256 FROM release_files')
    : [];
  return new Map([
    [
      pictureFiles.plural,
      pictures.flatMap(({ stem }) => filesOfPicture(stem)).map((name) => `${pictureFiles.folder}/${name}`),
    ],
    [releaseFiles.plural, releases.map(({ sha256 }) => `${releaseFiles.folder}/${sha256}`)],
  ]);
}
