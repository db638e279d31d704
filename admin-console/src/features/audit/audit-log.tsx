import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { useListAuditRecordsQuery } from '@site/api-client/audit';
import { Button, color, EmptyState, Pagination, QueryState, space, type } from '@site/ui';
import { withPreviousData } from '../../shared/with-previous-data';
import { pagesOf } from '../../shared/list-address';
import { ListStatus } from '../../shared/list-status';
import { fresh } from '../../shared/live';
import { ScreenHead } from '../../shared/screen-head';
import { TableSkeleton } from '../../shared/table-skeleton';
import { sessionTexts } from '../session/session-texts';
import { useSessionEnd } from '../session/use-session-end';
import { AuditFilterBar } from './audit-filter-bar';
import { AuditTable } from './audit-table';
import { auditPageSize, auditQuery, useAuditFilters } from './use-audit-filters';

/** Every sign-in and every change, as they happened. */
export function AuditLog() {
  const { filters, change, hrefOf, clear } = useAuditFilters();
  const offset = (filters.page - 1) * auditPageSize;
  const query = withPreviousData(useListAuditRecordsQuery(auditQuery(filters), fresh));
  useSessionEnd(query.error, sessionTexts.features);
  return (
    <>
      <ScreenHead
        title="Audit log"
        back={{ href: '/admin', label: 'Back to Dashboard' }}
        note="Every sign-in, change and use of a release token. Nothing here can be changed or deleted."
      />
      <AuditFilterBar filters={filters} onChange={change} />
      {filters.targetId && (
        <OneThing>
          Only what happened to one {filters.target === 'all' ? 'thing' : filters.target}.
          <Button $tone="outline" $size="small" onClick={clear}>
            Show all
          </Button>
        </OneThing>
      )}
      <ListStatus page={query.currentData} offset={offset} one="entry" many="entries" none="Nothing found" />
      <QueryState
        query={query}
        loading={<TableSkeleton />}
        errorText="Failed to fetch the audit log"
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title="Nothing found"
            hint="Try other filters, or a longer time."
            action={
              <Button $tone="outline" $size="small" onClick={clear}>
                Show all
              </Button>
            }
          />
        }
      >
        {({ items, total }) => (
          <div aria-busy={query.isFetching}>
            {items.length === 0 && <Navigate to={hrefOf(pagesOf(total, auditPageSize))} replace />}
            <AuditTable records={items} />
            <Pages>
              <span>{total === 1 ? '1 entry' : `${total.toLocaleString()} entries`}</span>
              <Pagination
                label="Audit log"
                page={filters.page}
                pageCount={pagesOf(total, auditPageSize)}
                hrefOf={hrefOf}
              />
            </Pages>
          </div>
        )}
      </QueryState>
    </>
  );
}

const OneThing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]};
  margin-bottom: ${space[16]};
`;

const Pages = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  margin-top: ${space[16]};
  color: ${color.inkSoft};
`;
