import { releaseEndpoints } from './releases.gen';

export type * from './releases.gen';

const releasesApi = releaseEndpoints.enhanceEndpoints({
  addTagTypes: ['Release', 'ReleaseToken'],
  endpoints: {
    getReleaseOverview: { providesTags: ['Release'] },
    getCanaryFigures: { providesTags: ['Release'] },
    getRollbackTarget: { providesTags: ['Release'] },
    listReleaseVersions: { providesTags: ['Release'] },
    listReleaseHistory: { providesTags: ['Release'] },
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
