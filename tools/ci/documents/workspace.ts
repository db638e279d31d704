import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../../..');

/** Files of the workspace, tracked or new, from its root. */
export const files: string[] = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  maxBuffer: 64 * 1024 * 1024,
})
  .toString()
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

const places = new Set(files.flatMap(withFolders));
const endings = new Set([...places].flatMap(endingsOf));

/** Content of the site, and not about the workspace. */
const content = /^api\/sample-content\//;

export const documents = files.filter((file) => file.endsWith('.md') && !content.test(file));

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Whether there is such a file or folder, named from the root. */
export const isPlace = (name: string): boolean => places.has(trimmed(name));

/** The same, named from any folder: a document may leave out what it says before. */
export const endsPlace = (name: string): boolean => endings.has(trimmed(name));

/** Names of the folders right below a folder. */
export const foldersIn = (folder: string): string[] => [
  ...new Set(
    files
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1).split('/'))
      .flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : [])),
  ),
];

const trimmed = (name: string): string => path.posix.normalize(name).replace(/\/$/, '');

function withFolders(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function endingsOf(place: string): string[] {
  const parts = place.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}
