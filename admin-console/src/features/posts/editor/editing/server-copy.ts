/** From the first key that is not kept yet. */
const pauseMs = 2_000;
/** The server counts an editor as open for three of these. */
const beatMs = 30_000;
/** What browsers send for a page that is gone already. */
const mostAtTheEnd = 60_000;

interface ServerCopyCalls {
  editor: string;
  /** Whose text it is. */
  account: string;
  /** What stands unsaved in the editor. */
  inputOf: () => object;
  keep: () => Promise<unknown>;
  open: () => Promise<unknown>;
  forget: () => Promise<unknown>;
  close: () => Promise<unknown>;
  onKept: (kept: boolean) => void;
}

/** When an editor's text goes to the server. One call at a time, so that none overtakes another. */
export class ServerCopy {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  /** Whether the server may have something. */
  private stored = false;
  /** Counts the changes, and how many of them the server has or need not have. */
  private typed = 0;
  private safe = 0;

  constructor(private readonly calls: ServerCopyCalls) {}

  /** Begins to report that the editor is open. Returns what ends it. */
  open(): () => void {
    const beat = setInterval(() => {
      this.keepWaiting();
      this.run(this.calls.open);
    }, beatMs);
    const handleVisibility = () => document.visibilityState === 'hidden' && this.keepWaiting();
    const handlePageHide = () => this.sendLast();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', handlePageHide);
    this.run(this.calls.open);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', handlePageHide);
      this.keepWaiting();
      this.run(this.calls.close);
    };
  }

  change(isUnsaved: boolean): void {
    this.typed += 1;
    if (isUnsaved) {
      this.timer ??= setTimeout(() => this.keepWaiting(), pauseMs);
      return;
    }
    this.stop();
    this.safe = this.typed;
    this.calls.onKept(false);
    if (this.stored) this.run(this.calls.forget);
    this.stored = false;
  }

  /** Also what a dropped connection has kept from the server. */
  private keepWaiting(): void {
    if (!this.isBehind()) return;
    this.stop();
    this.stored = true;
    this.run(async () => {
      if (!this.isBehind()) return;
      const sent = this.typed;
      await this.calls.keep();
      this.safe = Math.max(this.safe, sent);
      this.calls.onKept(this.stored);
    });
  }

  private isBehind(): boolean {
    return this.typed > this.safe;
  }

  /** The page is gone before any queue is: at once, in a way that outlives it. */
  private sendLast(): void {
    const { editor, account, inputOf } = this.calls;
    const address = `/api/admin/post-editors/${encodeURIComponent(editor)}`;
    const headers = { 'Content-Type': 'application/json', 'X-Account': account };
    const send = (path: string, method: string, body?: string) =>
      void fetch(path, { method, body, headers, keepalive: true }).catch(() => undefined);
    if (!this.isBehind()) return send(address, 'DELETE');
    this.stop();
    const body = JSON.stringify(inputOf());
    if (body.length < mostAtTheEnd) send(`${address}/unsaved`, 'PUT', body);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private run(call: () => Promise<unknown>): void {
    this.queue = this.queue.then(call).catch(() => this.calls.onKept(false));
  }
}
