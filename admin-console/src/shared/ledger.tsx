import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, type } from '@site/ui';

/** Below this width a row becomes a card. */
const cards = '@media (max-width: 74.99em)';

/** A ledger on wide screens, a list of cards on narrow ones. The roles keep it a table for screen readers in both. */
export const Ledger = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border: 1px solid ${color.line};
  border-collapse: collapse;
  background: ${color.card};
  text-align: left;
  overflow-wrap: anywhere;

  ${cards} {
    display: block;
  }
`;

const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${cards} {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
`;

export const LedgerBody = styled.tbody.attrs({ role: 'rowgroup' })`
  ${cards} {
    display: block;
  }
`;

export const LedgerLine = styled.tr.attrs({ role: 'row' })`
  ${LedgerBody} > & {
    border-top: 1px solid ${color.line};
  }

  ${cards} {
    display: block;
    padding: ${space[12]} ${space[16]};
  }
`;

const ColumnHead = styled.th.attrs({ role: 'columnheader' })`
  ${type.small}
  padding: ${space[8]} ${space[12]};
  color: ${color.inkSoft};
  white-space: nowrap;
`;

/** `data-column` names its column where the row is a card. */
export const LedgerCell = styled.td.attrs({ role: 'cell' })`
  padding: ${space[8]} ${space[12]};

  ${cards} {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    justify-items: start;
    align-items: baseline;
    padding: ${space[4]} 0;

    &::before {
      ${type.small}
      content: attr(data-column);
      color: ${color.inkSoft};
    }
  }
`;

interface LedgerDetailsProps {
  id: string;
  /** How many the table has. */
  columns: number;
  children: ReactNode;
}

/** A row beneath another, across all columns. */
export const LedgerDetails = ({ id, columns, children }: LedgerDetailsProps) => (
  <DetailsLine id={id}>
    <DetailsCell colSpan={columns}>{children}</DetailsCell>
  </DetailsLine>
);

const DetailsLine = styled(LedgerLine)`
  && {
    border-top: 0;
  }
`;

const DetailsCell = styled.td.attrs({ role: 'cell' })`
  padding: 0 ${space[12]} ${space[12]};

  ${cards} {
    display: block;
    padding: 0;
  }
`;

export const LedgerHead = ({ columns }: { columns: readonly string[] }) => (
  <Head>
    <LedgerLine>
      {columns.map((column) => (
        <ColumnHead key={column} scope="col">
          {column}
        </ColumnHead>
      ))}
    </LedgerLine>
  </Head>
);
