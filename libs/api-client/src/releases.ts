import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type Page, toPage } from './page';
import { type CheckedVersion, type RecordedChange, releaseEndpoints } from './releases.gen';

export type * from './releases.gen';

type Generated = DefinitionsFromApi<typeof releaseEndpoints>;
type Lists = 'listReleaseVersions' | 'listReleaseChanges';
type Definitions = Omit<Generated, Lists> & {
  listReleaseVersions: OverrideResultType<Generated['listReleaseVersions'], Page<CheckedVersion>>;
  listReleaseChanges: OverrideResultType<Generated['listReleaseChanges'], Page<RecordedChange>>;
};

const releasesApi = releaseEndpoints.enhanceEndpoints<'Release' | 'ReleaseToken', Definitions>({
  addTagTypes: ['Release', 'ReleaseToken'],
  endpoints: {
    getReleaseOverview: { providesTags: ['Release'] },
    getRollbackTarget: { providesTags: ['Release'] },
    listReleaseVersions: {
      transformResponse: (versions: CheckedVersion[], meta) => toPage(versions, meta),
      providesTags: ['Release'],
    },
    listReleaseChanges: {
      transformResponse: (changes: RecordedChange[], meta) => toPage(changes, meta),
      providesTags: ['Release'],
    },
    // Refused because somebody else was faster: what they made live is read.
    promoteVersion: { invalidatesTags: ['Release'] },
    rollBackVersion: { invalidatesTags: ['Release'] },

    listReleaseTokens: { providesTags: ['ReleaseToken'] },
    createReleaseToken: { invalidatesTags: (made) => (made ? ['ReleaseToken'] : []) },
    revokeReleaseToken: { invalidatesTags: ['ReleaseToken'] },
  },
});

export const {
  useGetReleaseOverviewQuery,
  useGetRollbackTargetQuery,
  useListReleaseVersionsQuery,
  useListReleaseChangesQuery,
  usePromoteVersionMutation,
  useRollBackVersionMutation,
  useListReleaseTokensQuery,
  useCreateReleaseTokenMutation,
  useRevokeReleaseTokenMutation,
} = releasesApi;
