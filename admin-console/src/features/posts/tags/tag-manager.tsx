import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useListTagsQuery } from '@site/api-client/tags';
import { limits } from '@site/contracts';
import { EmptyState, Pagination, QueryState } from '@site/ui';
import { answerOf } from '../../../shared/answer-of';
import { pagesOf } from '../../../shared/list-address';
import { ListSearch } from '../../../shared/list-search';
import { ListStatus } from '../../../shared/list-status';
import { partOf } from '../../../shared/part-of';
import { ScreenHead } from '../../../shared/screen-head';
import { TableSkeleton } from '../../../shared/table-skeleton';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { useSessionEnd } from '../../session/use-session-end';
import { tagButtonId, TagTable, type TagTask } from './tag-table';
import { tagPageSize, useTagView } from './use-tag-view';

/** All tags of posts; search and page stand in the address. */
export function TagManager() {
  const { page, search, hrefOf, find } = useTagView();
  const offset = (page - 1) * tagPageSize;
  const query = answerOf(
    useListTagsQuery(
      { search: search.trim() || undefined, limit: tagPageSize, offset },
      { refetchOnMountOrArgChange: true },
    ),
  );
  useSessionEnd(query.error);
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
      <ListStatus page={query.currentData} offset={offset} one="tag" none="No tags found" />
      <QueryState
        query={query}
        loading={<TableSkeleton />}
        errorText="Failed to fetch tags"
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title="No tags found" hint={search ? tryOther : addFirst} />}
      >
        {({ items, total }) => (
          <>
            {items.length === 0 && <Navigate to={hrefOf(pagesOf(total, tagPageSize))} replace />}
            <TagTable tags={items} onTask={setTask} />
            <Pagination label="Tags" page={page} pageCount={pagesOf(total, tagPageSize)} hrefOf={hrefOf} />
          </>
        )}
      </QueryState>
      {task && <TagDialogPart task={task} known={names ?? []} onChanged={focusAfter} onClose={() => setTask(null)} />}
    </>
  );
}

const TagDialogPart = partOf(async () => (await import('./tag-dialog')).TagDialog, {
  loading: null,
  errorText: 'The question could not be shown',
});

const tryOther = 'Try another search.';
const addFirst = 'Add the first one in the editor of a post.';
