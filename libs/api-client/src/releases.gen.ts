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
    listReleaseVersions: build.query<ListReleaseVersionsApiResponse, ListReleaseVersionsApiArg>({
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
    listReleaseHistory: build.query<ListReleaseHistoryApiResponse, ListReleaseHistoryApiArg>({
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
  limit?: number;
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
export type PromoteVersionApiResponse = /** status 200  */ LiveVersions;
export type PromoteVersionApiArg = {
  app: string;
  versionInput: VersionInput;
};
export type ScheduleVersionApiResponse = /** status 201  */ ScheduledVersion;
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
  limit?: number;
  offset?: number;
  app?: string;
  kind?: 'promote' | 'rollback' | 'schedule' | 'cancel' | 'refuse' | 'copy';
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
export type ApiProblem = {
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
export type LiveVersionDetails = {
  rehearsal: ('passed' | 'skipped') | null;
  version: string;
  /** Of the change that made it live. */
  revision: number;
  kind: 'promote' | 'rollback';
  at: string;
  who: string;
  because: string | null;
  /** Of its source; null where it was not known. */
  commit: string | null;
  builtAt: string;
};
export type ScheduledVersion = {
  id: string;
  version: string;
  at: string;
  who: string;
  because: string | null;
  createdAt: string;
};
export type AppState = {
  /** Null: nothing is. */
  live: LiveVersionDetails | null;
  /** What goes live at a time; null: nothing does. */
  scheduled: ScheduledVersion | null;
  app: string;
  /** The part of the site that it owns. */
  scope: string;
  /** Of the app's last change, 0 before the first: to be named by whoever changes what is live. */
  revision: number;
};
export type ReleaseOverview = {
  /** Whether shells follow what is live here. */
  isFollowed: boolean;
  apps: AppState[];
};
export type CheckedVersion = {
  /** Whether it was rehearsed where it was released, by its publisher's word; null: that was not said. */
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
  /** Of the change that made it live. */
  revision: number;
  kind: 'promote' | 'rollback';
  at: string;
  who: string;
  because: string | null;
};
export type LiveVersions = {
  /** By app. */
  apps: {
    [key: string]: LiveVersion;
  };
  /** Counts the changes; 0 before the first. */
  revision: number;
};
export type RollbackInput = {
  /** Of the app's last change that the caller has read; 0: there was none. */
  revision: number;
  /** Why, in one line. */
  because?: string;
};
export type VersionInput = {
  /** Of the app's last change that the caller has read; 0: there was none. */
  revision: number;
  /** Why, in one line. */
  because?: string;
  version: string;
};
export type VersionScheduleInput = {
  /** Of the app's last change that the caller has read; 0: there was none. */
  revision: number;
  /** Why, in one line. */
  because?: string;
  version: string;
  /** A year ahead at most. */
  at: string;
};
export type ReleaseHistoryEntry = {
  kind: 'promote' | 'rollback' | 'schedule' | 'cancel' | 'refuse' | 'copy';
  rehearsal: ('passed' | 'skipped') | null;
  id: string;
  at: string;
  app: string;
  version: string;
  /** What was live before; null where nothing was, or nothing changed. */
  from: string | null;
  who: string;
  /** Of a plan: when it was to go live. */
  plannedFor: string | null;
  because: string | null;
  /** Address of the other environment: where the version was copied to, or came from. */
  environment: string | null;
};
