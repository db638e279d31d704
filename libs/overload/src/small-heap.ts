import { setFlagsFromString } from 'node:v8';

/**
 * Lets the old part of the heap grow by so many per cent of what is alive before it is collected. By itself V8 waits until
 * it is three or four times that, and keeps what it took: of an API's 45 MB that are alive it made 170 under load, of the
 * releases that a shell has let go of it kept fifty. How little a server can bear is measured (docs/performance.md). V8
 * reads the number anew at each collection.
 */
export const keepHeapSmall = ({ growingPercent }: { growingPercent: number }): void =>
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
