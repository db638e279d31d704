import path from 'node:path';
import { codeSpans } from './markdown';
import { endsPlace, isPlace, read } from './workspace';

/** What builds, tests and the running product write, and what is installed. */
const made = [
  // Builds.
  /^dist\//,
  // Packages, and caches of builds.
  /^node_modules\//,
  // Typefaces, which a build subsets.
  /^libs\/ui\/fonts\b/,
  // The product's own folder, or the folder of releases in it.
  /^(DATA_DIR|\.data)\//,
  /^releases\//,
  // Figures of benchmarks and tests.
  /^(bench\/results|test-results)\//,
];

/** What has a slash and is no path: types of content, packages of a scope, networks, images and jobs of containers. */
const otherNames = [/^(application|image|text|font|multipart)\//, /^@/, /^[\d.]+\/\d+$/, /^(site|cronjob)\//];
const source = /\.(tsx?|[cm]?jsx?)$/;

/** Paths in the code spans of a document that do not exist. */
export const missingPaths = (document: string, text = read(document)): string[] =>
  codeSpans(text)
    .filter(isPath)
    .filter((name) => !exists(name, path.posix.join(path.posix.dirname(document), name)));

const exists = (name: string, fromDocument: string): boolean =>
  endsPlace(name) || isPlace(fromDocument) || made.some((pattern) => pattern.test(name) || pattern.test(fromDocument));

/** Relative, and without anything that stands for something else: a pattern, a parameter, `V` for a version. */
const isPath = (code: string): boolean =>
  (code.includes('/') || source.test(code)) &&
  /^[\w.@][\w.@/-]*$/.test(code) &&
  !otherNames.some((pattern) => pattern.test(code)) &&
  !/(^|[/@])[A-Z]($|\/)/.test(code);
