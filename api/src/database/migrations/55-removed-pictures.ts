import { ForwardMigration } from './forward-migration';

/** Deleted pictures whose files may still be there: no other copy of the API takes these for pictures, and one removes them. */
export class RemovedPictures1767225600055 extends ForwardMigration {
  protected readonly statements = ['CREATE TABLE removed_pictures (stem text PRIMARY KEY)'];
}
