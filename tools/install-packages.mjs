import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The oldest version that still runs the product, although some packages no longer support it. */
const oldest = '20.19.0';

/** Exits on Windows and where Node is too old to run the product; warns when package.json does not name its version. */
export function requireSystem() {
  if (process.platform === 'win32') {
    console.error(
      'Windows is supported only through WSL 2: run this there (https://learn.microsoft.com/windows/wsl/install).',
    );
    process.exit(1);
  }
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

/**
 * Installs packages that package-lock.json names and that are missing: those that build and run the product
 * (`dependencies`), and with `everything` those that check it (`devDependencies`). Leaves installed ones in place, as the
 * product may be running from them. Packages' install scripts do not run.
 */
export async function installPackages({ everything = false } = {}) {
  const installed = readInstalled();
  const all = everything || Object.values(installed).some(({ dev }) => dev);
  if (isInstalled(installed, all)) return;
  console.log('Installing packages (the first time takes a few minutes) …');
  const { status } = spawnSync(
    'npm',
    [
      ...[
        'install',
        '--no-save',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--prefer-offline',
        '--loglevel=error',
      ],
      ...(all ? ['--include=dev'] : ['--omit=dev']),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (status === 0) return;
  console.error('The packages could not be installed. Check the network and the disk, then run the command again.');
  process.exit(1);
}

function readInstalled() {
  try {
    return readJson('node_modules/.package-lock.json').packages;
  } catch {
    return {};
  }
}

function isInstalled(installed, all) {
  return Object.entries(readJson('package-lock.json').packages).every(
    ([name, { version, optional, dev, devOptional }]) =>
      name === '' || optional || (!all && (dev || devOptional)) || installed[name]?.version === version,
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
