import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = join(import.meta.dirname, 'files');
/** What no product takes as an app's name or address: no generator can import the library, which is TypeScript. */
const reserved = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../libs/releases/src/reserved-words.json'), 'utf8'),
);
const reservedNames = [...reserved.own, ...reserved.browser, ...reserved.language];
const reservedAddresses = [...reserved.addresses, '/admin'];
/** Below `files`, and where they go. Their names end in `.template`: no tool takes them for sources of the workspace. */
const targets = { app: '__name__', guide: 'docs/teams' };

/**
 * `npx nx g @site/tools:remote careers --address /jobs`: an app with its server rendering, test, budgets, guide and workflow.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, address: string, port: number }} options
 */
export default function generateRemote(tree, { name, address, port }) {
  requireName(tree, name);
  requireAddress(tree, address);
  const words = { name, address, port: String(port), title: titleOf(name) };
  const written = Object.entries(targets).flatMap(([folder, target]) =>
    filesBelow(join(files, folder)).map((file) => ({
      path: filled(join(target, file.replace(/\.template$/, '')), words),
      text: filled(readFileSync(join(files, folder, file), 'utf8'), words),
    })),
  );
  const taken = written.find(({ path }) => tree.exists(path));
  if (taken) throw new Error(`There is a file ${taken.path} already: it may be another team's. Nothing was written.`);
  for (const { path, text } of written) tree.write(path, text);
}

function requireName(tree, name) {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name) || name.length > 50) {
    throw new Error(`"${name}" is no name for an app: it takes small letters, with single hyphens between them.`);
  }
  if (reservedNames.includes(name)) throw new Error(`No product takes an app of the name ${name}.`);
  if (tree.exists(name)) throw new Error(`There is a folder ${name} already.`);
  if (projectsIn(tree).includes(name)) throw new Error(`There is a project ${name} already.`);
}

/** Nx knows each by its name alone, in whatever folder it is. */
const projectsIn = (tree) =>
  tree
    .children('.')
    .filter((folder) => folder !== 'node_modules')
    .flatMap((folder) => tree.children(folder).map((child) => join(folder, child, 'project.json')))
    .filter((file) => tree.exists(file))
    .map((file) => JSON.parse(tree.read(file, 'utf8')).name);

function requireAddress(tree, address) {
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/.test(address)) {
    throw new Error(`"${address}" is no part of a site: it takes an address such as /jobs.`);
  }
  const owner = reservedAddresses.find((other) => isWithin(address, other));
  if (owner) throw new Error(`No app can own ${address}: every product has ${owner} already.`);
  for (const { app, scope, addresses } of appsIn(tree)) {
    if (scope && (isWithin(address, scope) || isWithin(scope, address))) {
      throw new Error(`No app can own ${address}: ${app} owns ${scope}.`);
    }
    const taken = addresses.find((other) => liesIn(other.split('/'), address.split('/')));
    if (taken) throw new Error(`No app can own ${address}: ${app} has ${taken} there.`);
  }
}

const isWithin = (address, scope) => address === scope || address.startsWith(`${scope}/`);

/** As the release service decides it (libs/releases): a parameter stands for any word. */
const liesIn = (pattern, scope) =>
  pattern.length >= scope.length &&
  scope.every((word, index) => pattern[index] === word || pattern[index].startsWith(':'));

const appsIn = (tree) =>
  tree
    .children('.')
    .filter((folder) => folder !== 'node_modules' && tree.exists(join(folder, 'release.config.json')))
    .map((app) => ({ app, ...JSON.parse(tree.read(join(app, 'release.config.json'), 'utf8')) }));

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

const filled = (text, words) => text.replace(/__(\w+?)__/g, (whole, word) => words[word] ?? whole);

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const titleOf = (name) => capital(name.replaceAll('-', ' '));
