/**
 * Node's options for the servers, by script; the commands of the Dockerfile have the same. The old generation of the heap
 * may grow by this percentage of the live data before it is collected: by default V8 waits until it is three or four times
 * that, and keeps the memory. The numbers are measured (docs/performance.md).
 */
const options: Record<string, string[]> = {
  'dist/api/main.mjs': ['--heap-growing-percent=100'],
  'dist/shell/server/main.cjs': ['--heap-growing-percent=40'],
};

export const nodeOptionsOf = (script: string): string[] =>
  Object.entries(options).find(([name]) => script.endsWith(name))?.[1] ?? [];
