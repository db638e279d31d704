import { type CheckedVersion, useListReleaseVersionsQuery } from '@site/api-client/releases';
import type { ReleasedApp } from '@site/federation';
import { PagedList } from '../../../shared/paged-list';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';
import { theApp } from '../apps';
import { followed } from '../followed';
import { EmptyPanel, PanelNote, PanelPages } from '../panel-parts';
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
  const query = useListReleaseVersionsQuery({ app, limit: versionPageSize, offset }, followed);
  useSessionEnd(query.error, sessionTexts.features);
  return (
    <PagedList
      query={query}
      page={page}
      pageSize={versionPageSize}
      hrefOf={hrefOf}
      label={`Versions of ${theApp(app)}`}
      one={`version of ${theApp(app)}`}
      many={`versions of ${theApp(app)}`}
      none=""
      errorText="Failed to fetch the versions"
      empty={
        <EmptyPanel>
          No version was published yet. With a token: <code>npm run release -- {app} --to ADDRESS</code>
        </EmptyPanel>
      }
      footer={PanelPages}
    >
      {(items) => (
        <>
          <VersionTable app={app} versions={items} {...table} />
          <PanelNote>
            A promotion also repeats what the version reads without a sign-in, and is refused if an answer doesn’t fit.
          </PanelNote>
        </>
      )}
    </PagedList>
  );
}
