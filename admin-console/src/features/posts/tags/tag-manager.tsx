import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useListTagsQuery } from '@site/api-client/tags';
import { limits } from '@site/contracts';
import { EmptyState, Pagination, QueryState } from '@site/ui';
import { answerOf } from '../../../shared/answer-of';
import { ListSearch } from '../../../shared/list-search';
import { ScreenHead } from '../../../shared/screen-head';
import { TableSkeleton } from '../../../shared/table-skeleton';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';
import { TagDialog } from './tag-dialog';
import { tagButtonId, TagTable, type TagTask } from './tag-table';
import { useTagView } from './use-tag-view';

const pageSize = limits.page.max;

/** All tags of posts; search and page stand in the address. */
export function TagManager() {
  const { page, search, hrefOf, find } = useTagView();
  const query = answerOf(
    useListTagsQuery(
      { search: search.trim() || undefined, limit: pageSize, offset: (page - 1) * pageSize },
      { refetchOnMountOrArgChange: true },
    ),
  );
  useSessionEnd(query.error, sessionTexts.expired);
  const [task, setTask] = useState<TagTask | null>(null);
  const names = query.currentData?.items.map(({ name }) => name);
  const focusAfter = useFocusAfterRemoval(
    names?.map((id) => ({ id })),
    tagButtonId,
  );

  return (
    <>
      <ScreenHead
        title="Tags"
        back={{ href: '/admin/posts', label: 'Back to Posts' }}
        note="A tag is renamed, merged or removed here in all posts at once. New ones are added in the editor of a post."
      />
      <div role="search">
        <ListSearch
          label="Search tags"
          placeholder="Search tags..."
          maxLength={limits.search}
          value={search}
          onSearch={find}
        />
      </div>
      <QueryState
        query={query}
        loading={<TableSkeleton />}
        errorText="Failed to fetch tags"
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title="No tags found" hint={search ? tryOther : addFirst} />}
      >
        {({ items, total }) => (
          <>
            {items.length === 0 && <Navigate to={hrefOf(Math.ceil(total / pageSize))} replace />}
            <TagTable tags={items} onTask={setTask} />
            <Pagination label="Tags" page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
          </>
        )}
      </QueryState>
      {task && <TagDialog task={task} known={names ?? []} onChanged={focusAfter} onClose={() => setTask(null)} />}
    </>
  );
}

const tryOther = 'Try another search.';
const addFirst = 'Add the first one in the editor of a post.';
