import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Ends the process with one sentence when Node is older than package.json allows. */
export function requireNode() {
  const needed = readJson('package.json').engines.node.replace('>=', '');
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  console.error(
    `Node ${needed} or newer is needed; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
  process.exit(1);
}

/** Runs `npm ci` when the installed packages do not match package-lock.json. Packages' install scripts do not run. */
export async function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages (the first time takes a few minutes) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
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
