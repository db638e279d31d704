import { setFlagsFromString } from 'node:v8';

/**
 * Lets the old generation of the heap grow by this percentage of the live data before it is collected. By default V8
 * waits until it is three or four times that, and keeps the memory: with 45 MB of live data an API grew to 170 under
 * load, and a shell kept fifty unloaded releases. The values are measured (docs/performance.md). V8 reads the number
 * again at each collection.
 */
export const keepHeapSmall = ({ growingPercent }: { growingPercent: number }): void =>
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
