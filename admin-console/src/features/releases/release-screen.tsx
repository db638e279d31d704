import styled from 'styled-components';
import { useGetReleaseOverviewQuery } from '@site/api-client/releases';
import { QueryState, space } from '@site/ui';
import { appLabel } from '../../shared/app-label';
import { FocusFallback } from '../../shared/focus-fallback';
import { ScreenHead } from '../../shared/screen-head';
import { TableSkeleton } from '../../shared/table-skeleton';
import { sessionTexts } from '../session/session-texts';
import { useSessionEnd } from '../session/use-session-end';
import { followed } from './followed';
import { ReleaseHistory } from './history/release-history';
import { AppPanel } from './live/app-panel';
import { ServiceOff } from './service-off';
import { TokenPanel } from './tokens/token-panel';
import { useReleaseView } from './use-release-view';

/** What is live of each app, what could be, what was, and who may change it. */
export function ReleaseScreen() {
  const query = useGetReleaseOverviewQuery(undefined, followed);
  useSessionEnd(query.error, sessionTexts.features);
  const { view, filterHref, hrefOf } = useReleaseView();
  return (
    <>
      <ScreenHead
        title="Releases"
        back={{ href: '/admin', label: 'Back to Dashboard' }}
        note={
          query.data?.isFollowed && 'What visitors get, and who made it live. A change reaches them within seconds.'
        }
      />
      <QueryState query={query} loading={<TableSkeleton />} errorText="Failed to fetch what is live">
        {({ isFollowed, sharesOrigin, apps }) =>
          isFollowed ? (
            <Rooms>
              {apps.map((state) => (
                <FocusFallback key={state.app} label={appLabel(state.app)}>
                  <AppPanel state={state} view={view} hrefOf={hrefOf} />
                </FocusFallback>
              ))}
              <ReleaseHistory apps={apps.map(({ app }) => app)} view={view} filterHref={filterHref} hrefOf={hrefOf} />
              <FocusFallback label="Tokens">
                <TokenPanel apps={apps.map(({ app }) => app)} sharesOrigin={sharesOrigin} />
              </FocusFallback>
            </Rooms>
          ) : (
            <ServiceOff />
          )
        }
      </QueryState>
    </>
  );
}

const Rooms = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
`;
