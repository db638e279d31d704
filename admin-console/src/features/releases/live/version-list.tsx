import { Navigate } from 'react-router-dom';
import { type CheckedVersion, useListReleaseVersionsQuery } from '@site/api-client/releases';
import type { ReleasedApp } from '@site/federation';
import { Pagination, QueryState } from '@site/ui';
import { answerOf } from '../../../shared/answer-of';
import { ListStatus } from '../../../shared/list-status';
import { pagesOf } from '../../../shared/list-address';
import { TableSkeleton } from '../../../shared/table-skeleton';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';
import { theApp } from '../apps';
import { followed } from '../followed';
import { EmptyPanel, PanelPages } from '../panel-parts';
import { versionPageSize } from '../use-release-view';
import { VersionTable } from './version-table';

interface VersionListProps {
  app: ReleasedApp;
  /** The version that is live. */
  live: string | null;
  /** The version that a share of the visitors gets. */
  canary: string | null;
  page: number;
  hrefOf: (page: number) => string;
  onPromote: (version: CheckedVersion) => void;
  onPreview: (version: CheckedVersion) => void;
}

/** The versions that were published, the newest first. */
export function VersionList({ app, page, hrefOf, ...table }: VersionListProps) {
  const offset = (page - 1) * versionPageSize;
  const query = answerOf(useListReleaseVersionsQuery({ app, limit: versionPageSize, offset }, followed));
  useSessionEnd(query.error, sessionTexts.features);
  return (
    <>
      <ListStatus
        page={query.currentData}
        offset={offset}
        one={`version of ${theApp(app)}`}
        many={`versions of ${theApp(app)}`}
        none=""
      />
      <QueryState
        query={query}
        loading={<TableSkeleton />}
        errorText="Failed to fetch the versions"
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyPanel>
            No version was published yet. With a token: <code>npm run release -- {app} --to ADDRESS</code>
          </EmptyPanel>
        }
      >
        {({ items, total }) => (
          <>
            {items.length === 0 && <Navigate to={hrefOf(pagesOf(total, versionPageSize))} replace />}
            <VersionTable app={app} versions={items} {...table} />
            <PanelPages>
              <Pagination
                label={`Versions of ${theApp(app)}`}
                page={page}
                pageCount={pagesOf(total, versionPageSize)}
                hrefOf={hrefOf}
              />
            </PanelPages>
          </>
        )}
      </QueryState>
    </>
  );
}
