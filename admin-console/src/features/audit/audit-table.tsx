import styled from 'styled-components';
import type { AuditRecord } from '@site/api-client/admin';
import { Ledger, LedgerBody, LedgerHead } from '../../shared/ledger';
import { auditColumns, AuditLine } from './audit-line';

export const AuditTable = ({ records }: { records: AuditRecord[] }) => (
  <Table>
    <LedgerHead columns={auditColumns} />
    <LedgerBody>
      {records.map((record) => (
        <AuditLine key={record.id} record={record} />
      ))}
    </LedgerBody>
  </Table>
);

/** Fixed widths, so that a long title does not squeeze the other columns. */
const Table = styled(Ledger)`
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
