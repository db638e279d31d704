import path from 'node:path';
import { command } from './command';
import { ensureReleased } from './ensure-released';
import { workspaceRoot } from './workspace';

// What `npm start` does to the release folder, for a start made of containers.
await command(() => ensureReleased(path.resolve(workspaceRoot, process.env.DATA_DIR || '.data')));
