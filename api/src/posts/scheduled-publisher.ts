import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ApiConfig } from '../config/api-config';
import { AnswerCache } from '../http/answer-cache';
import { AdminPostsService } from './admin-posts.service';

/** The rest waits for the next look. */
const postsALook = 100;

/**
 * Publishes drafts when their time has come. Any number of processes may do so side by side: each post is locked, looked
 * at again and published in a transaction of its own, so one that crashes leaves the post to the next look.
 */
@Injectable()
export class ScheduledPublisher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ScheduledPublisher.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private ending = false;

  constructor(
    private readonly posts: AdminPostsService,
    private readonly answers: AnswerCache,
    private readonly config: ApiConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.lookLater();
  }

  /** Lets the post that is being published be finished. */
  async onModuleDestroy(): Promise<void> {
    this.ending = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private lookLater(): void {
    if (this.ending) return;
    this.timer = setTimeout(() => {
      this.looking = this.look().finally(() => this.lookLater());
    }, this.config.scheduleIntervalMs);
  }

  private async look(): Promise<void> {
    try {
      for (const id of await this.posts.listDue(postsALook)) {
        if (this.ending) return;
        await this.publish(id);
      }
    } catch (error) {
      this.tell('The scheduled posts could not be looked up', error);
    }
  }

  /** A post that can't be published holds no other back, and is tried again at the next look. */
  private async publish(id: number): Promise<void> {
    try {
      if (!(await this.posts.publishDue(id))) return;
      this.answers.clear();
      this.logger.log(`Published post ${id} at its time`);
    } catch (error) {
      this.tell(`Post ${id} could not be published at its time`, error);
    }
  }

  private tell(what: string, error: unknown): void {
    this.logger.error(what, error instanceof Error ? error.stack : String(error));
  }
}
