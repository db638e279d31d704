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

/** Reads ranges such as `^22.1.2 || >= 24`. The package `semver` is not installed yet. */
export function isWithin(version, range) {
  return range.split(' || ').some((part) => {
    const [, sign, least] = /^(\^|>=) ?(\d+(?:\.\d+){0,2})$/.exec(part) ?? [];
    if (!least) throw new Error(`The range ${range} can't be read here.`);
    return compare(version, least) >= 0 && (sign === '>=' || Number.parseInt(version) === Number.parseInt(least));
  });
}

function compare(a, b) {
  const [left, right] = [a, b].map((version) => `${version}.0.0`.split('.').map(Number));
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
  if (findMissing(installed, all).length === 0) return;
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
        // Whatever this account's own settings say.
        ...['--no-legacy-peer-deps', '--include=optional', '--include=peer'],
      ],
      ...(all ? ['--include=dev'] : ['--omit=dev']),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  // npm succeeds also without the binaries of this machine, which are optional packages.
  const missing = status === 0 ? findMissing(readInstalled(), all) : [];
  if (status === 0 && missing.length === 0) return;
  console.error(
    `${missing.join(', ') || 'The packages'} could not be installed. Check the network and the disk, then run the command again.`,
  );
  process.exit(1);
}

function readInstalled() {
  try {
    return readJson('node_modules/.package-lock.json').packages;
  } catch {
    return {};
  }
}

/**
 * The folders of packages that package-lock.json names and that a platform lacks, by npm's list of what is installed.
 *
 * @param {{ os: string, cpu: string, libc: string, node: string }} platform
 */
export function findMissing(installed, all, platform = thisPlatform()) {
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([name, { dev, devOptional }]) => name !== '' && (all || !(dev || devOptional)))
    .filter(([, locked]) => !locked.optional || isBinaryFor(locked, platform))
    .filter(([name, { version }]) => installed[name]?.version !== version)
    .map(([name]) => name);
}

/** Whether an optional package is made for this platform, so that npm installs it there. */
const isBinaryFor = ({ os, cpu, libc, engines }, platform) =>
  Boolean(os?.includes(platform.os)) &&
  (!cpu || cpu.includes(platform.cpu)) &&
  (!libc || libc.includes(platform.libc)) &&
  (!engines || isWithin(platform.node, engines.node));

function thisPlatform() {
  const { platform: os, arch: cpu, versions, report } = process;
  return { os, cpu, libc: report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl', node: versions.node };
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
