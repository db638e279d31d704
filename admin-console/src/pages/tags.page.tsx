import { TagManager } from '../features/posts/tags/tag-manager';
import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { TableSkeleton } from '../shared/table-skeleton';
import { useScreenTitle } from '../shared/use-screen-title';

export function TagsPage() {
  useScreenTitle('Tags');
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<TableSkeleton />}>
      <TagManager />
    </SessionGate>
  );
}
