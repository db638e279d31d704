/* global webVitals */
// Runs in every document that the bench opens, before anything else: records what browsers report of paints, tasks and taps.
(() => {
  if (!location.protocol.startsWith('http')) return;
  const seen = { painted: 0, largestPaint: 0, shift: 0, longTasks: [], tapped: 0, menuOpen: 0, linkFollowed: 0 };
  globalThis.benchSeen = seen;
  // Of the first document of this tab: a link may lead to another one.
  const requestedAt = Number(sessionStorage.getItem('bench-requested-at') ?? performance.timeOrigin);
  sessionStorage.setItem('bench-requested-at', String(requestedAt));
  const isFirst = requestedAt === performance.timeOrigin;
  const now = () => performance.timeOrigin + performance.now() - requestedAt;

  webVitals.onLCP(({ value }) => (seen.largestPaint = value), { reportAllChanges: true });
  webVitals.onCLS(({ value }) => (seen.shift = value), { reportAllChanges: true });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    seen.painted = startTime;
    if (!isFirst) seen.linkFollowed = performance.timeOrigin + startTime - requestedAt;
    else void globalThis.benchPainted?.({ menu: placeOf('header button[popovertarget]'), link: placeOf('header a') });
  });
  listen('pointerdown', ({ timeStamp }) => (seen.tapped = timeStamp));
  listen('toggle', ({ newState }) => newState === 'open' && afterFrame(() => (seen.menuOpen = now())));
  listen('click', () => untilTitled(location.pathname, titleOf()));

  /** In the document that stays: until another page's title stands in it. */
  function untilTitled(path, title) {
    if (location.pathname === path || titleOf() === title) requestAnimationFrame(() => untilTitled(path, title));
    else afterFrame(() => (seen.linkFollowed = now()));
  }

  function titleOf() {
    return document.querySelector('h1')?.textContent;
  }

  /** The middle of the first that is seen. */
  function placeOf(selector) {
    for (const element of document.querySelectorAll(selector)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0) return { x: x + width / 2, y: y + height / 2 };
    }
    return undefined;
  }

  /** Once the frame that is being made has been shown. */
  function afterFrame(work) {
    requestAnimationFrame(() => setTimeout(work));
  }

  function observe(type, keep) {
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  }

  function listen(type, handle) {
    document.addEventListener(type, handle, { capture: true });
  }
})();
