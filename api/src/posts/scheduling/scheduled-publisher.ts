import { Injectable } from '@nestjs/common';
import { ResponseCache } from '@site/response-cache';
import { ApiConfig } from '../../config/api-config';
import { DueWork } from '../../database/due-work';
import { AdminPostsService } from '../admin/admin-posts.service';
import { DueChangesService } from '../drafts/due-changes.service';

/** The rest waits for the next look. */
const postsALook = 100;

/**
 * Publishes drafts, and unpublished changes of posts, when their time has come. Any number of processes may do so side by side: each post is locked, looked
 * at again and published in a transaction of its own, so one that crashes leaves the post to the next look.
 */
@Injectable()
export class ScheduledPublisher extends DueWork {
  constructor(
    private readonly posts: AdminPostsService,
    private readonly changes: DueChangesService,
    private readonly responses: ResponseCache,
    config: ApiConfig,
  ) {
    super(config.scheduleIntervalMs);
  }

  protected override async look(): Promise<void> {
    try {
      for (const kind of [this.posts, this.changes]) {
        for (const id of await kind.listDue(postsALook)) {
          if (this.ending) return;
          await this.publish(kind, id);
        }
      }
    } catch (error) {
      this.logError('Failed to look for scheduled posts', error);
    }
  }

  /** A post that can't be published holds no other back, and is tried again at the next look. */
  private async publish(kind: AdminPostsService | DueChangesService, id: number): Promise<void> {
    const what = kind === this.changes ? `Changes of post ${id}` : `Post ${id}`;
    try {
      if (!(await kind.publishDue(id))) return;
      this.responses.clear();
      this.logger.log(`${what} published on schedule`);
    } catch (error) {
      this.logError(`${what} could not be published on schedule`, error);
    }
  }
}
