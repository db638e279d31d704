import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type Page, toPage } from './page';
import { type CheckedVersion, type ReleaseHistoryEntry, releaseEndpoints } from './releases.gen';

export type * from './releases.gen';

type Generated = DefinitionsFromApi<typeof releaseEndpoints>;
type Lists = 'listReleaseVersions' | 'listReleaseHistory';
type Definitions = Omit<Generated, Lists> & {
  listReleaseVersions: OverrideResultType<Generated['listReleaseVersions'], Page<CheckedVersion>>;
  listReleaseHistory: OverrideResultType<Generated['listReleaseHistory'], Page<ReleaseHistoryEntry>>;
};

const releasesApi = releaseEndpoints.enhanceEndpoints<'Release' | 'ReleaseToken', Definitions>({
  addTagTypes: ['Release', 'ReleaseToken'],
  endpoints: {
    getReleaseOverview: { providesTags: ['Release'] },
    getCanaryFigures: { providesTags: ['Release'] },
    getRollbackTarget: { providesTags: ['Release'] },
    listReleaseVersions: {
      transformResponse: (versions: CheckedVersion[], meta) => toPage(versions, meta),
      providesTags: ['Release'],
    },
    listReleaseHistory: {
      transformResponse: (entries: ReleaseHistoryEntry[], meta) => toPage(entries, meta),
      providesTags: ['Release'],
    },
    // Refused because somebody else was faster: what they made live is read.
    promoteVersion: { invalidatesTags: ['Release'] },
    approvePromotion: { invalidatesTags: ['Release'] },
    declinePromotion: { invalidatesTags: ['Release'] },
    stepCanaryVersion: { invalidatesTags: ['Release'] },
    rollBackVersion: { invalidatesTags: ['Release'] },
    scheduleVersion: { invalidatesTags: ['Release'] },
    cancelScheduledVersion: { invalidatesTags: ['Release'] },

    listReleaseTokens: { providesTags: ['ReleaseToken'] },
    createReleaseToken: { invalidatesTags: (made) => (made ? ['ReleaseToken'] : []) },
    revokeReleaseToken: { invalidatesTags: ['ReleaseToken'] },
  },
});

export const {
  useGetReleaseOverviewQuery,
  useGetCanaryFiguresQuery,
  useGetRollbackTargetQuery,
  useListReleaseVersionsQuery,
  useListReleaseHistoryQuery,
  usePromoteVersionMutation,
  useCreateVersionPreviewMutation,
  useApprovePromotionMutation,
  useDeclinePromotionMutation,
  useStepCanaryVersionMutation,
  useRollBackVersionMutation,
  useScheduleVersionMutation,
  useCancelScheduledVersionMutation,
  useListReleaseTokensQuery,
  useCreateReleaseTokenMutation,
  useRevokeReleaseTokenMutation,
} = releasesApi;
