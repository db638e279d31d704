import type { ShellGlobals } from '@site/federation';
import { loadScript } from './load-script';

const globals: ShellGlobals = { shellLoadScript: (url, done) => void loadScript(url, done) };

// Webpack's part in every bundle calls it, the remotes' included: it must be there before the first chunk is asked for.
Object.assign(globalThis, globals);
