import { integrityOf } from './file-integrity';

/** Without a byte for that long, a load counts as failed. A slow one that makes progress is left alone. */
const stallMs = 3_000;

export interface ScriptEvent {
  type: 'load' | 'error' | 'timeout';
  target: { src: string };
}

const asked = new Map<string, number>();
let underWay = 0;

/** Whether code is being fetched now; includes a remote that has its own loader. */
export const isLoading = (): boolean => underWay > 0 || document.querySelector('script[data-webpack]') !== null;

/**
 * Runs a script; never rejects. It is fetched completely before it runs: a fetch shows progress and can be aborted,
 * which frees one of the browser's few connections. It joins a preload in progress. A retry uses another address, since
 * the browser would join a hanging request or reuse a corrupt response from its cache.
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

/** The browser runs a release's file only if its hash matches the release. */
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
    // A script that arrives later still runs: what it brings is there for the next attempt.
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
