import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The oldest version that still runs the product, although some packages no longer support it. */
const oldest = '20.19.0';

/** Warns when package.json does not name this version of Node, and exits when it is too old to run the product. */
export function requireNode() {
  const { node } = process.versions;
  if (isWithin(node, readJson('package.json').engines.node)) return;
  if (compare(node, oldest) >= 0) {
    console.warn(`Node ${node} still works, but is not supported. Install Node 24 from nodejs.org.`);
    return;
  }
  console.error(`Node ${node} is too old. Install Node 24 from nodejs.org.`);
  process.exit(1);
}

/** Reads ranges such as `^22.1.2 || >=24.3.4`. The package `semver` is not installed yet. */
export function isWithin(version, range) {
  return range.split(' || ').some((part) => {
    const [, sign, least] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part) ?? [];
    if (!least) throw new Error(`The range ${range} can't be read here.`);
    return compare(version, least) >= 0 && (sign === '>=' || Number.parseInt(version) === Number.parseInt(least));
  });
}

function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

/** Runs `npm ci` when the installed packages do not match package-lock.json. Packages' install scripts do not run. */
export async function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages (the first time takes a few minutes) …');
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) return;
  console.error('The packages could not be installed. Check the network and the disk, then run the command again.');
  process.exit(1);
}

function isInstalled() {
  try {
    const wanted = readJson('package-lock.json').packages;
    const present = readJson('node_modules/.package-lock.json').packages;
    return Object.entries(wanted).every(
      ([name, entry]) => name === '' || entry.optional || present[name]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
