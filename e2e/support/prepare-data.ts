/**
 * `tsx e2e/support/prepare-data.ts FOLDER`: starts the product on a new data folder and ends it. Journeys start from copies
 * of the folder, which then holds a database with sample content, and the apps' first releases.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { StartCommand, workspaceRoot } from './commands';

const folder = path.join(workspaceRoot, String(process.argv[2]));
rmSync(folder, { recursive: true, force: true });
const product = new StartCommand({
  ...{ PORT: '4249', DATA_DIR: folder, MEDIA_DIR: path.join(folder, 'media') },
  ADMIN_PASSWORD: 'correct horse battery staple',
});
await product.untilPrinted(/Ready in/);
product.signal('SIGTERM');
process.exitCode = (await product.exitCode()) ?? 1;
