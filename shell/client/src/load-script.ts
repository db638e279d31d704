import { integrityOf } from './file-integrity';

/** Without a byte for that long, a load counts as failed. A slow one that moves is left alone. */
const stallMs = 3_000;

export interface ScriptEvent {
  type: 'load' | 'error' | 'timeout';
  target: { src: string };
}

const asked = new Map<string, number>();
let underWay = 0;

/** Whether code is being fetched at this moment; also by the loader of a remote that has its own. */
export const isLoading = (): boolean => underWay > 0 || document.querySelector('script[data-webpack]') !== null;

/**
 * Runs a script; never rejects. It is fetched whole before it runs: a fetch tells whether anything comes, and can be given
 * up, which frees its connection, of which a browser has few. It joins a preload that is under way. A script that is asked
 * for again gets another address, since the browser would join a request that hangs or take a spoilt answer from its cache.
 */
export async function loadScript(url: string, done: (event: ScriptEvent) => void): Promise<void> {
  const again = asked.get(url) ?? 0;
  asked.set(url, again + 1);
  const src = again ? `${url}?again=${again}` : url;
  underWay++;
  const type = await fetchAndRun(url, src).catch(() => 'error' as const);
  underWay--;
  done({ type, target: { src } });
}

/** The browser runs a release's file only if it is, byte for byte, the one that was released. */
async function fetchAndRun(url: string, src: string): Promise<ScriptEvent['type']> {
  const [integrity] = await Promise.all([integrityOf(url), fetchWhole(src)]);
  return run(src, integrity);
}

function run(src: string, integrity: string): Promise<ScriptEvent['type']> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (type: ScriptEvent['type']) => {
      clearTimeout(timer);
      script.remove();
      resolve(type);
    };
    // A script that comes later than that still runs: what it brings is there for the next attempt.
    const timer = setTimeout(() => end('timeout'), stallMs);
    script.onload = () => end('load');
    script.onerror = () => end('error');
    Object.assign(script, { src, integrity });
    document.head.append(script);
  });
}

async function fetchWhole(url: string): Promise<void> {
  const stall = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stall.abort(), stallMs);
  };
  try {
    wait();
    const { ok, body } = await fetch(url, { signal: stall.signal });
    if (!ok) throw new Error(url);
    for (const reader = body?.getReader(); !(await reader?.read())?.done;) wait();
  } finally {
    clearTimeout(timer);
  }
}
