import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { type SubscriberDetails, useListSubscribersQuery } from '@site/api-client/leads';
import { EmptyState, Pagination, QueryState } from '@site/ui';
import { answerOf } from '../../shared/answer-of';
import { pagesOf } from '../../shared/list-address';
import { ListStatus } from '../../shared/list-status';
import { TableSkeleton } from '../../shared/table-skeleton';
import { partOf } from '../../shared/part-of';
import { useFocusAfterRemoval } from '../../shared/use-focus-after-removal';
import { ListExport } from '../exports/list-export';
import { useSessionEnd } from '../session/use-session-end';
import { SubscriberFilters } from './subscriber-filters';
import { deleteButtonId, SubscriberTable } from './subscriber-table';
import { subscriberPageSize, type SubscriberView, useSubscriberView } from './use-subscriber-view';

/** Who signed up for news; search, state and page stand in the address. */
export function SubscriberList() {
  const { view, hrefOf, search } = useSubscriberView();
  const offset = (view.page - 1) * subscriberPageSize;
  const query = answerOf(
    useListSubscribersQuery(
      { state: view.state, search: view.search || undefined, limit: subscriberPageSize, offset },
      { refetchOnMountOrArgChange: true },
    ),
  );
  useSessionEnd(query.error);
  const focusAfter = useFocusAfterRemoval(query.data?.items, deleteButtonId);
  const [deleted, setDeleted] = useState<SubscriberDetails | null>(null);

  return (
    <>
      <ListExport title="Subscribers" noun="subscriber" address={exportAddress(view)} />
      <SubscriberFilters {...{ view, hrefOf, search }} />
      <ListStatus page={query.currentData} offset={offset} one="subscriber" none="No subscribers found" />
      <QueryState
        query={query}
        loading={<TableSkeleton />}
        errorText="Failed to fetch subscribers"
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title="No subscribers found" hint="Whoever signs up for news on the site appears here." />}
      >
        {({ items, total }) => (
          <>
            {items.length === 0 && <Navigate to={hrefOf({ page: pagesOf(total, subscriberPageSize) })} replace />}
            <SubscriberTable subscribers={items} onDelete={setDeleted} />
            <Pagination
              label="Subscribers"
              page={view.page}
              pageCount={pagesOf(total, subscriberPageSize)}
              hrefOf={(page) => hrefOf({ page })}
            />
          </>
        )}
      </QueryState>
      {deleted && <DeletionPart subscriber={deleted} onDeleted={focusAfter} onDone={() => setDeleted(null)} />}
    </>
  );
}

/** What the list shows, on all of its pages. */
function exportAddress({ state, search }: SubscriberView): string {
  const selection = new URLSearchParams({ ...(state && { state }), ...(search && { search }) });
  return `/api/admin/subscribers/export.csv?${selection}`;
}

const DeletionPart = partOf(async () => (await import('./delete-subscriber')).DeleteSubscriber, {
  loading: null,
  errorText: 'The question could not be shown',
});
