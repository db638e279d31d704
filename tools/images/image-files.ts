import { nodeFileTrace, resolve } from '@vercel/nft';
import path from 'node:path';
import { filesBelow } from '../release/files';
import { workspaceRoot } from '../release/workspace';

/** What the page /api/docs serves: it finds the folder by its package.json. */
const docsPage = ['package.json', 'swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map(
  (file) => `node_modules/swagger-ui-dist/${file}`,
);

/** The API's build, and the files of packages that it can load, from the root of the workspace. */
export async function apiFiles(): Promise<string[]> {
  const threads = ['main.mjs', 'worker.mjs'].map((name) => path.join(workspaceRoot, 'dist/api', name));
  return [...new Set([...(await built('dist/api')), ...(await loadedBy(threads)), ...docsPage])].sort();
}

/** The shell's build, which holds all that it needs but what draws pictures. */
export const shellFiles = async (): Promise<string[]> => [
  ...(await built('dist/shell/client')),
  ...(await built('dist/shell/server')),
  ...(await loadedBy([path.join(workspaceRoot, 'node_modules/@resvg/resvg-js/index.js')])),
];

/** Files that these can load, themselves among them. */
async function loadedBy(files: string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace(files, {
    base: workspaceRoot,
    // Terminus would load it for health checks that describe themselves; ours are in openapi.json.
    ignore: 'node_modules/@nestjs/swagger/**',
    // A bundle is a module, and yet it requires what has a form for that.
    resolve: (request, parent, job, isRequired) =>
      isRequired || !files.includes(parent)
        ? resolve(request, parent, job, isRequired)
        : resolve(request, parent, job, true).catch(() => resolve(request, parent, job, false)),
    // As the images' Node resolves, whichever one is running here.
    conditions: ['node', 'module-sync'],
  });
  return [...fileList];
}

/** Source maps are kept apart from what runs: docs/monitoring.md tells where. */
async function built(folder: string): Promise<string[]> {
  const files = await filesBelow(path.join(workspaceRoot, folder));
  return files.filter((file) => !file.endsWith('.map')).map((file) => `${folder}/${file}`);
}
