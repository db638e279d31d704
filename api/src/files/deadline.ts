/** Of a request. Its clock stands still while somebody else is waited for than who was asked. */
export class Deadline {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly ms: number) {
    this.start();
  }

  /** Aborts once it has passed. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The same content, without the time that it takes to come. Whoever asked is waited for anew after each part. */
  async *apartFrom<T>(content: AsyncIterable<T>): AsyncGenerator<T> {
    this.stop();
    for await (const part of content) {
      this.start();
      yield part;
      this.stop();
    }
    this.start();
  }

  /** The same content, of who was asked. Each part is waited for anew, and nobody while somebody else has one. */
  async *during<T>(content: AsyncIterable<T>): AsyncGenerator<T> {
    for await (const part of content) {
      this.stop();
      yield part;
      this.start();
    }
    this.stop();
  }

  private start(): void {
    const expire = () => this.controller.abort(new DOMException(`No answer within ${this.ms} ms.`, 'TimeoutError'));
    this.timer = setTimeout(expire, this.ms).unref();
  }

  private stop(): void {
    clearTimeout(this.timer);
  }
}
