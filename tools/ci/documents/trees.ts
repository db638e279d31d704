import path from 'node:path';
import { codeBlocks } from './markdown';
import { files, foldersIn, isPlace, read } from './workspace';

interface Tree {
  /** Files and folders, from the root. */
  places: string[];
  /** Folders whose parts are listed. */
  opened: string[];
}

const name = /^[\w.-]+(\/[\w.-]+)*(\/|\.tsx?)$/;
/** Helpers of tests are not listed. */
const unlisted = 'testing';

/** Folders that hold projects, from the root. */
/** Apps that a generator adds have their own guides. */
const isAdded = (file: string): boolean => read(file).includes('"scope:remote"');
const projectFolders = [
  ...new Set(
    files.filter((file) => file.endsWith('/project.json') && !isAdded(file)).map((file) => file.split('/')[0] ?? ''),
  ),
];

/** The tree of folders in a document's code block. */
export function treeIn(text: string): Tree {
  const block = codeBlocks(text).find((lines) => /^\w[\w-]*\/\s/m.test(lines)) ?? '';
  const above: { indent: number; place: string }[] = [];
  const tree: Tree = { places: [], opened: [] };
  for (const line of block.split('\n')) {
    const indent = line.search(/\S/);
    const names = namesIn(line);
    if (names.length === 0) continue;
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const parent = above.at(-1)?.place;
    if (parent) tree.opened.push(parent);
    const places = names.map((entry) => path.posix.join(parent ?? '', entry).replace(/\/$/, ''));
    tree.places.push(...places);
    above.push({ indent, place: places.at(-1) ?? '' });
  }
  return { places: tree.places, opened: [...new Set(tree.opened)] };
}

/** The first column of a document's table of folders. */
export const tableOfFolders = (text: string): string[] =>
  [...text.matchAll(/^\| `([\w.-]+)\/` +\|/gm)].map(([, folder = '']) => folder);

export const missingPlaces = (places: string[]): string[] => places.filter((place) => !isPlace(place));

/** Folders with projects that a list of places leaves out. */
export const unlistedProjects = (places: string[]): string[] =>
  projectFolders.filter((folder) => !places.some((place) => place.split('/')[0] === folder));

/** Folders that a tree leaves out where it lists others beside them. */
export const unlistedFolders = ({ places, opened }: Tree): string[] =>
  opened.flatMap((folder) =>
    foldersIn(folder)
      .filter((part) => part !== unlisted)
      .map((part) => `${folder}/${part}`)
      .filter((part) => !places.some((place) => place === part || place.startsWith(`${part}/`))),
  );

/** The names at the start of a line, before the words about them. */
function namesIn(line: string): string[] {
  const words = line.trim().split(/\s+/);
  const end = words.findIndex((word) => !name.test(word));
  return end < 0 ? words : words.slice(0, end);
}

export const architectureTree = (): Tree => treeIn(read('ARCHITECTURE.md'));
export const readmeFolders = (): string[] => tableOfFolders(read('README.md'));
