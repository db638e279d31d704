import { fetchWhole } from './fetch-whole';
import { integrityOf } from './file-integrity';
import { unlessStalled, type Progress } from './unless-stalled';

export interface ScriptEvent {
  type: 'load' | 'error' | 'timeout';
  target: { src: string };
}

const attempts = new Map<string, number>();
let underWay = 0;

/** Whether code is being fetched now; includes a remote that has its own loader. */
export const isLoading = (): boolean => underWay > 0 || document.querySelector('script[data-webpack]') !== null;

/**
 * Runs a script; never rejects. It is fetched completely before it runs: a fetch shows progress, and one that stalls can
 * be aborted, which frees one of the browser's few connections. It joins a preload in progress. A retry uses another
 * address, since the browser would join a hanging request or reuse a corrupt response from its cache.
 */
export async function loadScript(url: string, done: (event: ScriptEvent) => void): Promise<void> {
  const again = attempts.get(url) ?? 0;
  attempts.set(url, again + 1);
  const src = again ? `${url}?again=${again}` : url;
  underWay++;
  const fetchAndRun = async (progress: Progress) => {
    // The browser runs a release's file only if its hash matches the release.
    const [integrity] = await Promise.all([integrityOf(url), fetchWhole(src, progress)]);
    return run(src, integrity);
  };
  const type = await unlessStalled(fetchAndRun).catch(({ message }) => (message === 'timeout' ? message : 'error'));
  underWay--;
  done({ type, target: { src } });
}

/** A script that comes too late still runs: what it brings is there for the next attempt. */
function run(src: string, integrity: string): Promise<ScriptEvent['type']> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = ({ type }: Event) => {
      script.remove();
      resolve(type as ScriptEvent['type']);
    };
    Object.assign(script, { src, integrity, onload: end, onerror: end });
    document.head.append(script);
  });
}
