import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyFiles } from './copy-files';
import { apiFiles } from './image-files';

const run = promisify(execFile);
let folder: string;
// Outside the workspace, whose packages would be found from a folder of it.
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'image-'))));
afterEach(() => rm(folder, { recursive: true }));

describe('what the image of the API holds', () => {
  it('is all that it loads when it starts', async () => {
    await copyFiles(await apiFiles(), folder);
    const started = run(process.execPath, ['dist/api/main.mjs'], { cwd: folder, env: {} });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('DATABASE_URL is not set'),
    });
  });
});
