import styled from 'styled-components';
import { useListReleaseHistoryQuery } from '@site/api-client/releases';
import { releaseHistoryKinds, releaseHistoryLabels } from '@site/contracts';
import { space } from '@site/ui';
import { FilterLinks } from '../../../shared/filter-links';
import { PagedList } from '../../../shared/paged-list';
import { Panel } from '../../../shared/panel';
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
  const query = useListReleaseHistoryQuery({ app, kind, limit: historyPageSize, offset }, followed);
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
      <PagedList
        query={query}
        page={page}
        pageSize={historyPageSize}
        hrefOf={(page) => hrefOf('history', page)}
        label="History"
        one="entry"
        many="entries"
        none={nothing}
        errorText="Failed to fetch the history"
        empty={<EmptyPanel>{nothing}</EmptyPanel>}
        footer={PanelPages}
      >
        {(items) => <HistoryTable entries={items} />}
      </PagedList>
    </Panel>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[32]};
  padding: 0 ${space[16]} ${space[16]};
`;
