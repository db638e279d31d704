/** Preloaded into a process: each SIGUSR2 moves its clock by CLOCK_HOURS (1: ahead), or back again. */
const realNow = Date.now;
const hourMs = 60 * 60 * 1000;
const moveMs = Number(process.env.CLOCK_HOURS ?? 1) * hourMs;
let moved = 0;

process.on('SIGUSR2', () => (moved = moved === 0 ? moveMs : 0));
Date.now = () => realNow() + moved;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, type) => Reflect.construct(target, args.length === 0 ? [Date.now()] : args, type),
});
