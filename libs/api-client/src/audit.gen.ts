import { type Page, toPage } from './page';
import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditRecords: build.query<Page<ListAuditRecordsApiResponse[number]>, ListAuditRecordsApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/admin/audit`,
        params: {
          actor: queryArg.actor,
          action: queryArg.action,
          target: queryArg.target,
          targetId: queryArg.targetId,
          from: queryArg['from'],
          to: queryArg.to,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    listAuditActions: build.query<ListAuditActionsApiResponse, ListAuditActionsApiArg>({
      query: () => ({ url: `/api/admin/audit/actions` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as auditEndpoints };
export type ListAuditRecordsApiResponse = /** status 200  */ AuditRecord[];
export type ListAuditRecordsApiArg = {
  /** Part of the name of who did it. Actor must be at most 255 characters. */
  actor?: string;
  /** Action must be at most 100 characters. */
  action?: string;
  target?: 'user' | 'session' | 'post' | 'message' | 'other';
  /** Target must be at most 255 characters. */
  targetId?: string;
  /** The first moment that counts. From must be a date or a time, such as 2026-11-20T18:00:00Z. */
  from?: string;
  /** The moment before which it ends. To must be a date or a time, such as 2026-11-20T18:00:00Z. */
  to?: string;
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
};
export type ListAuditActionsApiResponse = /** status 200  */ string[];
export type ListAuditActionsApiArg = void;
export type AuditChange = {
  field: string;
  before: string | null;
  after: string | null;
};
export type AuditRecord = {
  id: number;
  at: string;
  actorId: string | null;
  actorName: string | null;
  action: string;
  target: 'user' | 'session' | 'post' | 'message' | 'other';
  targetId: string | null;
  targetName: string | null;
  /** False once it was deleted. */
  targetExists: boolean;
  /** Names of the changed fields. */
  fields: string[];
  /** Old and new values; of a long text the part that differs. Secrets and post contents are in `fields` only. */
  changes: AuditChange[];
  address: string | null;
  requestId: string | null;
};
