import styled from 'styled-components';
import type { AdminPostSummary } from '@site/api-client/admin';
import { Pagination, space } from '@site/ui';
import { BulkBar } from './bulk-bar';
import { BulkFailures } from './bulk-failures';
import { densities } from './density-switch';
import { PostList } from './post-list';
import type { Authors } from '../use-authors';
import { useBulkAction } from './use-bulk-action';
import type { FilterControl } from './use-post-filters';
import { useSelection } from './use-selection';
import { partOf, questionOptions } from '../../../shared/part-of';
import { useStoredChoice } from '../../../shared/use-stored-choice';

/** The question before something is done to several posts, loaded when it is asked. */
const BulkDialogPart = partOf(async () => (await import('./bulk-dialog')).BulkDialog, questionOptions);

interface PostPageProps {
  posts: AdminPostSummary[];
  /** What is listed, in words. */
  summary: string;
  /** Another page is on its way; this one is still shown. */
  busy: boolean;
  page: number;
  pageCount: number;
  hrefOf: FilterControl['hrefOf'];
  authors: Authors;
  onDeleted: (id: number) => void;
}

/** One page of the list, its posts to be chosen from, and the way to the other pages. */
export function PostPage({ posts, summary, busy, page, pageCount, hrefOf, authors, onDeleted }: PostPageProps) {
  const [density, setDensity] = useStoredChoice('console.posts-density', densities);
  const selection = useSelection(posts, hrefOf({ page }));
  const bulk = useBulkAction(selection.items, selection.drop);

  return (
    <div aria-busy={busy}>
      {bulk.report && <BulkFailures report={bulk.report} onClose={bulk.dismissReport} />}
      <BulkBar
        shown={posts.length}
        selected={selection.items}
        summary={summary}
        density={density}
        onDensity={setDensity}
        onToggleAll={selection.toggleAll}
        onAction={bulk.propose}
      />
      <PostList
        posts={posts}
        density={density}
        authors={authors}
        hrefOfTag={(tag) => hrefOf({ tag })}
        isSelected={selection.has}
        onToggle={selection.toggle}
        onDeleted={onDeleted}
      />
      <Pages>
        <Pagination label="Posts" page={page} pageCount={pageCount} hrefOf={(next) => hrefOf({ page: next })} />
      </Pages>
      {bulk.proposed && (
        <BulkDialogPart {...bulk.proposed} pending={bulk.pending} onConfirm={bulk.confirm} onClose={bulk.cancel} />
      )}
    </div>
  );
}

const Pages = styled.div`
  margin-top: ${space[16]};
`;
