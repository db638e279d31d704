/** Preloaded into a process: each SIGUSR2 moves its clock a day ahead, or back again. */
const realNow = Date.now;
const dayMs = 24 * 60 * 60 * 1000;
let ahead = 0;

process.on('SIGUSR2', () => (ahead = ahead === 0 ? dayMs : 0));
Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, type) => Reflect.construct(target, args.length === 0 ? [Date.now()] : args, type),
});
