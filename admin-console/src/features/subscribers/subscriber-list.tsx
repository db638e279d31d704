import { Download } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '@site/api-client';
import { type SubscriberDetails, useDeleteSubscriberMutation, useListSubscribersQuery } from '@site/api-client/leads';
import { ConfirmDialog, EmptyState, LinkButton, Pagination, QueryState } from '@site/ui';
import { ScreenHead } from '../../shared/screen-head';
import { TableSkeleton } from '../../shared/table-skeleton';
import { sessionTexts } from '../session/session-texts';
import { useFailure } from '../session/use-failure';
import { useSessionEnd } from '../session/use-session-end';
import { SubscriberFilters } from './subscriber-filters';
import { SubscriberTable } from './subscriber-table';
import { useSubscriberView } from './use-subscriber-view';

const pageSize = 50;

/** Who signed up for news; search, state and page stand in the address. */
export function SubscriberList() {
  const { view, hrefOf, search } = useSubscriberView();
  const query = useListSubscribersQuery(
    { state: view.state, search: view.search || undefined, limit: pageSize, offset: (view.page - 1) * pageSize },
    { refetchOnMountOrArgChange: true },
  );
  useSessionEnd(query.error, sessionTexts.expired);
  const [deleted, setDeleted] = useState<SubscriberDetails | null>(null);
  const remove = useRemove();

  return (
    <>
      <ScreenHead
        title="Subscribers"
        back={{ href: '/admin', label: 'Back to Dashboard' }}
        actions={
          <LinkButton href="/api/admin/subscribers/export.csv" download reloadDocument $tone="outline" $size="small">
            <Download aria-hidden />
            Export CSV
          </LinkButton>
        }
      />
      <SubscriberFilters {...{ view, hrefOf, search }} />
      <QueryState
        query={query}
        loading={<TableSkeleton />}
        errorText="Failed to fetch subscribers"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="No subscribers found" hint="Whoever signs up for news on the site appears here." />}
      >
        {({ items, total }) => (
          <>
            <SubscriberTable subscribers={items} onDelete={setDeleted} />
            <Pagination
              label="Subscribers"
              page={view.page}
              pageCount={Math.ceil(total / pageSize)}
              hrefOf={(page) => hrefOf({ page: String(page) })}
            />
          </>
        )}
      </QueryState>
      <ConfirmDialog
        open={deleted !== null}
        onOpenChange={(open) => !open && setDeleted(null)}
        title="Delete this subscriber?"
        description={`${deleted?.email ?? ''} is deleted at once and for good, and gets no more news.`}
        confirmLabel="Delete"
        onConfirm={() => {
          if (deleted) void remove(deleted.id);
          setDeleted(null);
        }}
      />
    </>
  );
}

function useRemove() {
  const [deleteSubscriber] = useDeleteSubscriberMutation();
  const showFailure = useFailure(sessionTexts.expired);
  return async (id: number) => {
    try {
      await deleteSubscriber(id).unwrap();
    } catch (error) {
      showFailure(error, problemOf(error)?.message ?? 'Failed to delete the subscriber');
    }
  };
}
