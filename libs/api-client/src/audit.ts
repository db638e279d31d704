import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type AuditRecord, auditEndpoints } from './audit.gen';
import { type Page, toPage } from './page';

export type * from './audit.gen';

type Generated = DefinitionsFromApi<typeof auditEndpoints>;
type Definitions = Omit<Generated, 'listAuditRecords'> & {
  listAuditRecords: OverrideResultType<Generated['listAuditRecords'], Page<AuditRecord>>;
};

export const { useListAuditRecordsQuery, useListAuditActionsQuery } = auditEndpoints.enhanceEndpoints<
  never,
  Definitions
>({
  endpoints: {
    // Every change adds an entry, so the log is fetched again whenever it is viewed.
    listAuditRecords: { transformResponse: (records: AuditRecord[], meta) => toPage(records, meta) },
  },
});
