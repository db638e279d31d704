import { useState } from 'react';
import { type SubscriberDetails, useListSubscribersQuery } from '@site/api-client/leads';
import { EmptyState } from '@site/ui';
import { PagedList } from '../../shared/paged-list';
import { partOf, questionOptions } from '../../shared/part-of';
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
  const query = useListSubscribersQuery(
    { state: view.state, search: view.search || undefined, limit: subscriberPageSize, offset },
    { refetchOnMountOrArgChange: true },
  );
  useSessionEnd(query.error);
  const focusAfter = useFocusAfterRemoval(query.data?.items, deleteButtonId);
  const [deleted, setDeleted] = useState<SubscriberDetails | null>(null);

  return (
    <>
      <ListExport title="Subscribers" noun="subscriber" address={exportAddress(view)} />
      <SubscriberFilters {...{ view, hrefOf, search }} />
      <PagedList
        query={query}
        page={view.page}
        pageSize={subscriberPageSize}
        hrefOf={(page) => hrefOf({ page })}
        label="Subscribers"
        one="subscriber"
        none="No subscribers found"
        errorText="Failed to fetch subscribers"
        empty={<EmptyState title="No subscribers found" hint="Whoever signs up for news on the site appears here." />}
      >
        {(items) => <SubscriberTable subscribers={items} onDelete={setDeleted} />}
      </PagedList>
      {deleted && <DeletionPart subscriber={deleted} onDeleted={focusAfter} onDone={() => setDeleted(null)} />}
    </>
  );
}

/** What the list shows, on all of its pages. */
function exportAddress({ state, search }: SubscriberView): string {
  const selection = new URLSearchParams({ ...(state && { state }), ...(search && { search }) });
  return `/api/admin/subscribers/export.csv?${selection}`;
}

const DeletionPart = partOf(async () => (await import('./delete-subscriber')).DeleteSubscriber, questionOptions);
