import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { useListReleaseHistoryQuery } from '@site/api-client/releases';
import { releaseHistoryKinds, releaseHistoryLabels } from '@site/contracts';
import { Pagination, QueryState, space } from '@site/ui';
import { answerOf } from '../../../shared/answer-of';
import { FilterLinks } from '../../../shared/filter-links';
import { pagesOf } from '../../../shared/list-address';
import { ListStatus } from '../../../shared/list-status';
import { Panel } from '../../../shared/panel';
import { TableSkeleton } from '../../../shared/table-skeleton';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';
import { appLabels } from '../apps';
import { followed } from '../followed';
import { EmptyPanel, PanelPages } from '../panel-parts';
import { historyPageSize, type useReleaseView } from '../use-release-view';
import { HistoryTable } from './history-table';

const nothing = 'Nothing of this kind has happened yet.';

interface ReleaseHistoryProps extends Pick<ReturnType<typeof useReleaseView>, 'view' | 'hrefOf' | 'filterHref'> {
  apps: string[];
}

/** Every change of what is live, and what became of plans; nothing here can be changed or deleted. */
export function ReleaseHistory({ apps, view: { app, kind, pageOf }, hrefOf, filterHref }: ReleaseHistoryProps) {
  const page = pageOf('history');
  const offset = (page - 1) * historyPageSize;
  const query = answerOf(useListReleaseHistoryQuery({ app, kind, limit: historyPageSize, offset }, followed));
  useSessionEnd(query.error, sessionTexts.features);
  return (
    <Panel title="History">
      <Filters>
        <FilterLinks
          label="App"
          values={apps}
          labels={appLabels(apps)}
          all="All apps"
          current={app}
          hrefOf={(value) => filterHref({ app: value })}
        />
        <FilterLinks
          label="What happened"
          values={releaseHistoryKinds}
          labels={releaseHistoryLabels}
          all="Everything"
          current={kind}
          hrefOf={(value) => filterHref({ kind: value })}
        />
      </Filters>
      <ListStatus page={query.currentData} offset={offset} one="entry" many="entries" none={nothing} />
      <QueryState
        query={query}
        loading={<TableSkeleton />}
        errorText="Failed to fetch the history"
        isEmpty={({ total }) => total === 0}
        empty={<EmptyPanel>{nothing}</EmptyPanel>}
      >
        {({ items, total }) => (
          <>
            {items.length === 0 && <Navigate to={hrefOf('history', pagesOf(total, historyPageSize))} replace />}
            <HistoryTable entries={items} />
            <PanelPages>
              <Pagination
                label="History"
                page={page}
                pageCount={pagesOf(total, historyPageSize)}
                hrefOf={(page) => hrefOf('history', page)}
              />
            </PanelPages>
          </>
        )}
      </QueryState>
    </Panel>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[32]};
  padding: 0 ${space[16]} ${space[16]};
`;
