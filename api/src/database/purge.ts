import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

/** Deletes what is no longer needed: at each start, then at each interval. */
export abstract class Purge implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private timer?: NodeJS.Timeout;

  protected constructor(private readonly pauseMs: number) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.tryToPurge(), this.pauseMs).unref();
    await this.tryToPurge();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  protected abstract purge(): Promise<unknown>;

  private async tryToPurge(): Promise<void> {
    try {
      await this.purge();
    } catch (error) {
      // The next run tries again; nothing waits for it.
      this.logger.error(error);
    }
  }
}
