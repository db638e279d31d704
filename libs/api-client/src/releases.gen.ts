import { type Page, toPage } from './page';
import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReleaseTokens: build.query<ListReleaseTokensApiResponse, ListReleaseTokensApiArg>({
      query: () => ({ url: `/api/admin/release-tokens` }),
    }),
    createReleaseToken: build.mutation<CreateReleaseTokenApiResponse, CreateReleaseTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/release-tokens`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    revokeReleaseToken: build.mutation<RevokeReleaseTokenApiResponse, RevokeReleaseTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/release-tokens/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    getReleaseOverview: build.query<GetReleaseOverviewApiResponse, GetReleaseOverviewApiArg>({
      query: () => ({ url: `/api/admin/releases` }),
    }),
    listReleaseVersions: build.query<Page<ListReleaseVersionsApiResponse[number]>, ListReleaseVersionsApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg.app))}/versions`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRollbackTarget: build.query<GetRollbackTargetApiResponse, GetRollbackTargetApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg))}/rollback`,
      }),
    }),
    rollBackVersion: build.mutation<RollBackVersionApiResponse, RollBackVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg.app))}/rollback`,
        method: 'POST',
        body: queryArg.rollbackInput,
      }),
    }),
    promoteVersion: build.mutation<PromoteVersionApiResponse, PromoteVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg.app))}/promote`,
        method: 'POST',
        body: queryArg.versionInput,
      }),
    }),
    scheduleVersion: build.mutation<ScheduleVersionApiResponse, ScheduleVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg.app))}/schedules`,
        method: 'POST',
        body: queryArg.versionScheduleInput,
      }),
    }),
    cancelScheduledVersion: build.mutation<CancelScheduledVersionApiResponse, CancelScheduledVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg.app))}/schedules/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listReleaseHistory: build.query<Page<ListReleaseHistoryApiResponse[number]>, ListReleaseHistoryApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/admin/release-history`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          app: queryArg.app,
          kind: queryArg.kind,
        },
      }),
    }),
    approvePromotion: build.mutation<ApprovePromotionApiResponse, ApprovePromotionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg.app))}/requests/${encodeURIComponent(String(queryArg.id))}/approve`,
        method: 'POST',
        body: queryArg.reasonInput,
      }),
    }),
    declinePromotion: build.mutation<DeclinePromotionApiResponse, DeclinePromotionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg.app))}/requests/${encodeURIComponent(String(queryArg.id))}/decline`,
        method: 'POST',
        body: queryArg.reasonInput,
      }),
    }),
    getCanaryFigures: build.query<GetCanaryFiguresApiResponse, GetCanaryFiguresApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg))}/canary`,
      }),
    }),
    stepCanaryVersion: build.mutation<StepCanaryVersionApiResponse, StepCanaryVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg.app))}/canary`,
        method: 'POST',
        body: queryArg.canaryStepInput,
      }),
    }),
    createVersionPreview: build.mutation<CreateVersionPreviewApiResponse, CreateVersionPreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/releases/${encodeURIComponent(String(queryArg.app))}/versions/${encodeURIComponent(String(queryArg.version))}/previews`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as releaseEndpoints };
export type ListReleaseTokensApiResponse = /** status 200  */ ReleaseTokenDetails[];
export type ListReleaseTokensApiArg = void;
export type CreateReleaseTokenApiResponse = /** status 201  */ MadeReleaseToken;
export type CreateReleaseTokenApiArg = ReleaseTokenInput;
export type RevokeReleaseTokenApiResponse = unknown;
export type RevokeReleaseTokenApiArg = string;
export type GetReleaseOverviewApiResponse = /** status 200  */ ReleaseOverview;
export type GetReleaseOverviewApiArg = void;
export type ListReleaseVersionsApiResponse = /** status 200  */ CheckedVersion[];
export type ListReleaseVersionsApiArg = {
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
  app: string;
};
export type GetRollbackTargetApiResponse = /** status 200  */ RollbackTarget;
export type GetRollbackTargetApiArg = string;
export type RollBackVersionApiResponse = /** status 200  */ LiveVersions;
export type RollBackVersionApiArg = {
  app: string;
  rollbackInput: RollbackInput;
};
export type PromoteVersionApiResponse = /** status 200  */ PromotionAnswer;
export type PromoteVersionApiArg = {
  app: string;
  versionInput: VersionInput;
};
export type ScheduleVersionApiResponse = /** status 201  */ ScheduleResult;
export type ScheduleVersionApiArg = {
  app: string;
  versionScheduleInput: VersionScheduleInput;
};
export type CancelScheduledVersionApiResponse = unknown;
export type CancelScheduledVersionApiArg = {
  id: string;
  app: string;
};
export type ListReleaseHistoryApiResponse = /** status 200  */ ReleaseHistoryEntry[];
export type ListReleaseHistoryApiArg = {
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
  /** App must be at most 50 characters. */
  app?: string;
  kind?:
    | 'delete'
    | 'hold'
    | 'resume'
    | 'promote'
    | 'rollback'
    | 'canary'
    | 'withdraw'
    | 'schedule'
    | 'cancel'
    | 'refuse'
    | 'copy'
    | 'request'
    | 'approve'
    | 'decline';
};
export type ApprovePromotionApiResponse = /** status 200  */ LiveVersions;
export type ApprovePromotionApiArg = {
  id: string;
  app: string;
  reasonInput: ReasonInput;
};
export type DeclinePromotionApiResponse = unknown;
export type DeclinePromotionApiArg = {
  id: string;
  app: string;
  reasonInput: ReasonInput;
};
export type GetCanaryFiguresApiResponse = /** status 200  */ CanaryFigures;
export type GetCanaryFiguresApiArg = string;
export type StepCanaryVersionApiResponse = /** status 200  */ LiveVersions;
export type StepCanaryVersionApiArg = {
  app: string;
  canaryStepInput: CanaryStepInput;
};
export type CreateVersionPreviewApiResponse = /** status 201  */ VersionPreviewLink;
export type CreateVersionPreviewApiArg = {
  version: string;
  app: string;
};
export type ReleaseTokenDetails = {
  rights: ('publish' | 'promote' | 'promoteWithoutRehearsal' | 'rollBack' | 'register')[];
  id: string;
  name: string;
  apps: string[];
  createdAt: string;
  /** The name at that time. */
  createdByName: string;
  expiresAt: string;
  /** To the minute; null: never used. */
  lastUsedAt: string | null;
  revokedAt: string | null;
};
export type MadeReleaseToken = {
  rights: ('publish' | 'promote' | 'promoteWithoutRehearsal' | 'rollBack' | 'register')[];
  id: string;
  name: string;
  apps: string[];
  createdAt: string;
  /** The name at that time. */
  createdByName: string;
  expiresAt: string;
  /** To the minute; null: never used. */
  lastUsedAt: string | null;
  revokedAt: string | null;
  /** Told once, here: it is not stored. */
  token: string;
};
export type ReleaseTokenInput = {
  name: string;
  apps: string[];
  rights: ('promote' | 'publish' | 'promoteWithoutRehearsal' | 'rollBack' | 'register')[];
  /** A year ahead at most. */
  expiresAt: string;
};
export type LiveCanary = {
  rehearsal: ('passed' | 'skipped') | null;
  version: string;
  /** The share, from 1 to 99. */
  percent: number;
  /** When the first visitor could get it. */
  since: string;
  /** Of its last change, such as a larger share. */
  at: string;
  who: string;
  because: string | null;
};
export type LiveVersionDetails = {
  rehearsal: ('passed' | 'skipped') | null;
  version: string;
  /** Of the app's last change. */
  revision: number;
  kind: 'promote' | 'rollback';
  at: string;
  who: string;
  because: string | null;
  /** Absent: everybody gets the version. */
  canary?: LiveCanary;
  /** Of its source; null where it was not known. */
  commit: string | null;
  builtAt: string;
};
export type ScheduledVersion = {
  id: string;
  version: string;
  at: string;
  /** Also who approved it, where a second person had to. */
  who: string;
  because: string | null;
  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  stages: string | null;
  createdAt: string;
};
export type CanaryStage = {
  /** From 1 to 100. */
  percent: number;
  /** Null: until somebody changes it. */
  minutes: number | null;
};
export type RunningCanary = {
  /** Beside the live version, over all shells, in the last hour of its stage, or in all of it where an hour is too little. */
  outcome: 'worse' | 'noWorse' | 'tooFew';
  version: string;
  /** The version that is live meanwhile. */
  beside: string;
  stages: CanaryStage[];
  /** Which of them, from 0. */
  stage: number;
  startedAt: string;
  stageSince: string;
  /** When the next stage may begin; null: when somebody says so. */
  nextAt: string | null;
  /** Who keeps it at its stage; null: nobody does. */
  heldBy: string | null;
  /** Since when the next stage is due and there are too few views; null: it is not. */
  waitsSince: string | null;
  /** Whoever began it, or changed its share last by hand. */
  who: string;
  because: string | null;
  /** The figures of that, in a sentence. */
  figures: string;
};
export type WaitingPromotion = {
  id: string;
  version: string;
  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  stages: string | null;
  /** When it goes live, if it is approved before; null: once it is approved. */
  at: string | null;
  who: string;
  /** The admin who may not approve it: who asked, or who made the token that did. Null: there is none any more. */
  excludedId: string | null;
  because: string | null;
  createdAt: string;
};
export type OtherServing = {
  /** Null: none of the app. */
  version: string | null;
  /** The names of their machines. */
  hosts: string[];
};
export type ServingShells = {
  /** Those that have said within the last minute what they serve. */
  shells: number;
  /** Those of them that serve the live version. */
  following: number;
  /** What the others serve, once the version has been live for half a minute: to follow takes seconds. */
  others: OtherServing[];
};
export type AppState = {
  /** Null: nothing is. */
  live: LiveVersionDetails | null;
  /** What goes live at a time; null: nothing does. */
  scheduled: ScheduledVersion | null;
  /** What a share of the visitors gets; null: everybody gets what is live. */
  canary: RunningCanary | null;
  /** A promotion that waits for a second person; null: none does. */
  request: WaitingPromotion | null;
  /** Null: nothing is live, or no shell follows. */
  serving: ServingShells | null;
  app: string;
  /** The part of the site that it owns. */
  scope: string;
  /** Of the app's last change, 0 before the first: to be named by whoever changes what is live. */
  revision: number;
  /** Whether promotions wait for a second person. */
  needsApproval: boolean;
};
export type ReleaseOverview = {
  /** Whether shells follow what is live here. */
  isFollowed: boolean;
  /** Whether the site's pages have the console's origin: their scripts can act for any admin who visits them. */
  sharesOrigin: boolean;
  apps: AppState[];
};
export type CheckedVersion = {
  /** Whether it was rehearsed where it was released; null: that was not said. */
  rehearsal: ('passed' | 'skipped') | null;
  app: string;
  version: string;
  /** Of its source; null where it was not known. */
  commit: string | null;
  builtAt: string;
  publishedAt: string;
  publishedBy: string;
  /** Of all its files. */
  bytes: number;
  /** Public key that has signed that it passed: Ed25519, in base64url. */
  rehearsedBy: string | null;
  /** Whether somebody has said that a browser has rehearsed it. */
  isRehearsed: boolean;
  /** Why it may not go live, in sentences; none: it may. */
  refusals: string[];
};
export type RollbackTarget = {
  /** The latest before the live one that the checks pass; null: there is none. */
  version: string | null;
  /** Why versions between the two may not go live, in sentences. */
  refusals: string[];
};
export type LiveVersion = {
  rehearsal: ('passed' | 'skipped') | null;
  version: string;
  /** Of the app's last change. */
  revision: number;
  kind: 'promote' | 'rollback';
  at: string;
  who: string;
  because: string | null;
  /** Absent: everybody gets the version. */
  canary?: LiveCanary;
};
export type LiveVersions = {
  /** By app. */
  apps: {
    [key: string]: LiveVersion;
  };
  /** Counts the changes; 0 before the first. */
  revision: number;
};
export type OtherLive = {
  /** Absent when the conflict is about something else, such as a version that is live already. */
  current?: LiveVersions;
  statusCode: number;
  /** One sentence for a person. */
  message: string;
  /** The status in words, such as "Not Found". */
  error: string;
  /** Maps a field of the request to what is wrong with it. */
  fields?: {
    [key: string]: string;
  };
};
export type RollbackInput = {
  /** Of the app's last change that the caller has read; 0: there was none. */
  revision: number;
  /** Why, in one line. */
  because?: string;
};
export type PromotionAnswer = {
  /** By app. */
  apps: {
    [key: string]: LiveVersion;
  };
  /** Absent: it is made. */
  request?: WaitingPromotion;
  /** Counts the changes; 0 before the first. */
  revision: number;
};
export type VersionInput = {
  /** Of the app's last change that the caller has read; 0: there was none. */
  revision: number;
  /** Why, in one line. */
  because?: string;
  version: string;
  /** Shares of the visitors that get it, one after the other, such as `5%/10m,25%/1h,100%`; absent: everybody does. */
  stages?: string;
};
export type ScheduleResult = {
  id: string;
  version: string;
  at: string;
  /** Also who approved it, where a second person had to. */
  who: string;
  because: string | null;
  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  stages: string | null;
  createdAt: string;
  /** Nothing is planned before a second person approves this; absent: it is. */
  request?: WaitingPromotion;
};
export type VersionScheduleInput = {
  /** Of the app's last change that the caller has read; 0: there was none. */
  revision: number;
  /** Why, in one line. */
  because?: string;
  version: string;
  /** Shares of the visitors that get it, one after the other, such as `5%/10m,25%/1h,100%`; absent: everybody does. */
  stages?: string;
  /** A year ahead at most. */
  at: string;
};
export type ReleaseHistoryEntry = {
  kind:
    | 'promote'
    | 'rollback'
    | 'canary'
    | 'withdraw'
    | 'hold'
    | 'resume'
    | 'schedule'
    | 'cancel'
    | 'refuse'
    | 'copy'
    | 'request'
    | 'approve'
    | 'decline'
    | 'delete';
  rehearsal: ('passed' | 'skipped') | null;
  id: string;
  at: string;
  app: string;
  version: string;
  /** What was live before; null where nothing was, or nothing changed. */
  from: string | null;
  /** The share of a canary. */
  percent: number | null;
  who: string;
  /** Of a plan: when it was to go live. */
  plannedFor: string | null;
  because: string | null;
  /** Address of the other environment: where the version was copied to, or came from. */
  environment: string | null;
};
export type ReasonInput = {
  /** Why, in one line. */
  because?: string;
};
export type VersionFigures = {
  views: number;
  errors: number;
  /** 75th percentile of the largest contentful paint, in milliseconds; null: nobody has told one. */
  lcp: number | null;
  /** 75th percentile of the interaction to next paint, in milliseconds; null: nobody has told one. */
  inp: number | null;
  /** In how many visits a largest contentful paint was measured. */
  lcpValues: number;
  /** In how many visits an interaction to next paint was measured. */
  inpValues: number;
};
export type CanaryPoint = {
  /** Its beginning. */
  at: string;
  /** How many it covers, all of them over. */
  minutes: number;
  canary: VersionFigures;
  live: VersionFigures;
};
export type CanaryComparison = {
  version: string;
  beside: string;
  /** How many shells have reported within the last half minute. */
  shells: number;
  /** Of what is judged: the last hour of its stage, or all of it where an hour is too little. */
  canary: VersionFigures;
  live: VersionFigures;
  /** With fewer values of either version, a 75th percentile is not compared. */
  valuesNeeded: number;
  /** Since it began, six hours at most; the oldest first. */
  points: CanaryPoint[];
};
export type CanaryFigures = {
  /** Null: no canary runs. */
  comparison: CanaryComparison | null;
};
export type CanaryStepInput = {
  /** Of the app's last change that the caller has read; 0: there was none. */
  revision: number;
  /** Why, in one line. */
  because?: string;
  step: 'advance' | 'hold' | 'resume';
};
export type VersionPreviewLink = {
  /** A path of this site. */
  url: string;
  expiresAt: string;
};
