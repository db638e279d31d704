import { TagManager } from '../features/posts/tags/tag-manager';
import { SessionGate } from '../features/session/session-gate';
import { TableSkeleton } from '../shared/table-skeleton';

export const TagsPage = () => (
  <SessionGate title="Tags" skeleton={<TableSkeleton />}>
    <TagManager />
  </SessionGate>
);
