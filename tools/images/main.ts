/**
 * Copies the contents of the API's and shell's images to `dist/images`: the builds, and the package files they load.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '../release/workspace';
import { copyFiles } from './copy-files';
import { apiFiles, shellFiles } from './image-files';

const images = path.join(workspaceRoot, 'dist/images');

await rm(images, { recursive: true, force: true });
await copyFiles(await apiFiles(), path.join(images, 'api'));
await copyFiles(await shellFiles(), path.join(images, 'shell'));
