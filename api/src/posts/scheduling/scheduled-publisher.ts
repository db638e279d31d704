import { Injectable } from '@nestjs/common';
import { ResponseCache } from '@site/response-cache';
import { ApiConfig } from '../../config/api-config';
import { DueWork } from '../../database/due-work';
import { AdminPostsService } from '../admin/admin-posts.service';

/** The rest waits for the next look. */
const postsALook = 100;

/**
 * Publishes drafts when their time has come. Any number of processes may do so side by side: each post is locked, looked
 * at again and published in a transaction of its own, so one that crashes leaves the post to the next look.
 */
@Injectable()
export class ScheduledPublisher extends DueWork {
  constructor(
    private readonly posts: AdminPostsService,
    private readonly responses: ResponseCache,
    config: ApiConfig,
  ) {
    super(config.scheduleIntervalMs);
  }

  protected override async look(): Promise<void> {
    try {
      for (const id of await this.posts.listDue(postsALook)) {
        if (this.ending) return;
        await this.publish(id);
      }
    } catch (error) {
      this.tell('Failed to look for scheduled posts', error);
    }
  }

  /** A post that can't be published holds no other back, and is tried again at the next look. */
  private async publish(id: number): Promise<void> {
    try {
      if (!(await this.posts.publishDue(id))) return;
      this.responses.clear();
      this.logger.log(`Published post ${id} on schedule`);
    } catch (error) {
      this.tell(`Post ${id} could not be published on schedule`, error);
    }
  }
}
