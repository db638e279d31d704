const pauseMs = 3_000;

/** Loads again what did not load until it does. While React waits for it, the server's HTML stands. */
export const untilLoaded = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, pauseMs)).then(() => untilLoaded(load)));
