import { auditEndpoints } from './audit.gen';

export type * from './audit.gen';

// Every change adds an entry, so the log is fetched again whenever it is viewed.
export const { useListAuditRecordsQuery, useListAuditActionsQuery } = auditEndpoints;
