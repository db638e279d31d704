/** `npm run contract`: packs what a remote needs that is built outside of this workspace, as an npm package in `dist`. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '@site/federation';
import { installPackages } from '../install-packages.mjs';
import { command } from '../release/command';
import { workspaceRoot } from '../release/workspace';
import { buildFiles } from './build-files';

const run = promisify(execFile);
const own = path.join(workspaceRoot, 'tools/contract-package');
const built = path.join(workspaceRoot, 'dist/tools/contract-package');
const folder = path.join(workspaceRoot, 'dist/contract');

const description = {
  name: '@site/federation',
  version: CONTRACT_VERSION,
  description: 'What a remote needs of the shell that it is loaded by: types, build, packing and checks.',
  license: 'UNLICENSED',
  type: 'module',
  exports: {
    '.': { types: './types/index.d.ts', default: './index.mjs' },
    './webpack': './webpack/index.js',
  },
  bin: { 'site-release': './release.mjs' },
  peerDependencies: { '@module-federation/enhanced': '2.9.2', webpack: '5.111.1' },
};

await command(async () => {
  await installPackages({ everything: true });
  const bin = (name: string) => path.join(workspaceRoot, 'node_modules', name);
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [bin('webpack-cli/bin/cli.js'), 'build'], { cwd: own, env });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await rename(path.join(built, 'index.mjs'), path.join(folder, 'index.mjs'));
  const program = await readFile(path.join(built, 'release.mjs'), 'utf8');
  await writeFile(path.join(folder, 'release.mjs'), `#!/usr/bin/env node\n${program}`);
  for (const name of buildFiles) {
    await cp(path.join(workspaceRoot, 'tools/webpack', name), path.join(folder, 'webpack', name));
  }
  await cp(path.join(own, 'webpack-entry.js'), path.join(folder, 'webpack/index.js'));
  const project = path.join(workspaceRoot, 'libs/federation');
  const places = ['--rootDir', path.join(project, 'src'), '--outDir', path.join(folder, 'types')];
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', ...places];
  await run(process.execPath, [bin('@typescript/native/bin/tsc'), '-p', project, ...emit]);
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  await cp(path.join(own, 'README.md'), path.join(folder, 'README.md'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', path.dirname(folder)], {
    cwd: folder,
  });
  console.log(path.join(path.dirname(folder), stdout.trim()));
});
