import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

/** Looks for what is due, and again a while after each look. When the process ends, the piece in hand is finished first. */
export abstract class DueWork implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  protected ending = false;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  protected constructor(private readonly pauseMs: number) {}

  onApplicationBootstrap(): void {
    this.lookLater();
  }

  async onModuleDestroy(): Promise<void> {
    this.ending = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** Must not throw, and stops between two pieces once `ending` is set. */
  protected abstract look(): Promise<void>;

  protected logError(what: string, error: unknown): void {
    this.logger.error(what, error instanceof Error ? error.stack : String(error));
  }

  private lookLater(): void {
    if (this.ending) return;
    this.timer = setTimeout(() => {
      this.looking = this.look().finally(() => this.lookLater());
    }, this.pauseMs);
  }
}
