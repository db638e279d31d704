/** Preloaded into a process: each SIGUSR2 moves its clock an hour ahead, or back again. */
const realNow = Date.now;
const hourMs = 60 * 60 * 1000;
let ahead = 0;

process.on('SIGUSR2', () => (ahead = ahead === 0 ? hourMs : 0));
Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, type) => Reflect.construct(target, args.length === 0 ? [Date.now()] : args, type),
});
