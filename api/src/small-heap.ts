import { setFlagsFromString } from 'node:v8';

/**
 * By how much more than what is alive the old part of the heap may grow before it is collected, in per cent. By itself V8
 * lets some 45 MB that are alive become 170 under load, which it then keeps; with this it is 65, at the same speed
 * (docs/performance.md). V8 reads the number anew at each collection.
 */
const growingPercent = 60;

setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
