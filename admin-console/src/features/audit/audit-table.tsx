import styled from 'styled-components';
import type { AuditRecord } from '@site/api-client/audit';
import { DataTable, DataTableBody, DataTableHead } from '../../shared/data-table';
import { auditColumns, AuditLine } from './audit-line';

export const AuditTable = ({ records }: { records: AuditRecord[] }) => (
  <Table>
    <DataTableHead columns={auditColumns} />
    <DataTableBody>
      {records.map((record) => (
        <AuditLine key={record.id} record={record} />
      ))}
    </DataTableBody>
  </Table>
);

/** Fixed widths, so that a long title does not squeeze the other columns. */
const Table = styled(DataTable)`
  table-layout: fixed;

  td {
    vertical-align: top;
  }

  th:nth-child(1) {
    width: 15%;
  }

  th:nth-child(2) {
    width: 11%;
  }

  th:nth-child(3) {
    width: 14%;
  }

  th:nth-child(5) {
    width: 19%;
  }

  th:nth-child(6) {
    width: 14%;
  }
`;
