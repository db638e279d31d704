import { useState } from 'react';
import { useListTagsQuery } from '@site/api-client/tags';
import { limits } from '@site/contracts';
import { EmptyState } from '@site/ui';
import { ListSearch } from '../../../shared/list-search';
import { PagedList } from '../../../shared/paged-list';
import { partOf, questionOptions } from '../../../shared/part-of';
import { ScreenHead } from '../../../shared/screen-head';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { useSessionEnd } from '../../session/use-session-end';
import { tagButtonId, TagTable, type TagTask } from './tag-table';
import { tagPageSize, useTagView } from './use-tag-view';

/** All tags of posts; search and page stand in the address. */
export function TagManager() {
  const {
    view: { page, search },
    hrefOf,
    search: find,
  } = useTagView();
  const offset = (page - 1) * tagPageSize;
  const query = useListTagsQuery(
    { search: search.trim() || undefined, limit: tagPageSize, offset },
    { refetchOnMountOrArgChange: true },
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
      <PagedList
        query={query}
        page={page}
        pageSize={tagPageSize}
        hrefOf={(page) => hrefOf({ page })}
        label="Tags"
        one="tag"
        none="No tags found"
        errorText="Failed to fetch tags"
        empty={<EmptyState title="No tags found" hint={search ? tryOther : addFirst} />}
      >
        {(items) => <TagTable tags={items} onTask={setTask} />}
      </PagedList>
      {task && <TagDialogPart task={task} known={names ?? []} onChanged={focusAfter} onClose={() => setTask(null)} />}
    </>
  );
}

const TagDialogPart = partOf(async () => (await import('./tag-dialog')).TagDialog, questionOptions);

const tryOther = 'Try another search.';
const addFirst = 'Add the first one in the editor of a post.';
