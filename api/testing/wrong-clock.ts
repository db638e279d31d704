/** For `NODE_OPTIONS`: lets a process believe that it is so much later; earlier with a negative number. */
export function wrongClock(aheadMs: number): string {
  const script = `
    const now = Date.now;
    Date.now = () => now() + ${aheadMs};
    globalThis.Date = new Proxy(Date, {
      construct: (target, given, type) => Reflect.construct(target, given.length ? given : [Date.now()], type),
    });`;
  return `--import data:text/javascript,${encodeURIComponent(script)}`;
}
