import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, type } from '@site/ui';

/** Below this width a row becomes a card. */
const cards = '@media (max-width: 74.99em)';

/** A table on wide screens, a list of cards on narrow ones. The roles keep it a table for screen readers in both. */
export const DataTable = styled.table.attrs({ role: 'table' })`
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

export const DataTableBody = styled.tbody.attrs({ role: 'rowgroup' })`
  ${cards} {
    display: block;
  }
`;

export const DataTableRow = styled.tr.attrs({ role: 'row' })`
  ${DataTableBody} > & {
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
export const DataTableCell = styled.td.attrs({ role: 'cell' })`
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

interface DataTableDetailsProps {
  id: string;
  /** How many the table has. */
  columns: number;
  children: ReactNode;
}

/** A row beneath another, across all columns. */
export const DataTableDetails = ({ id, columns, children }: DataTableDetailsProps) => (
  <DetailsRow id={id}>
    <DetailsCell colSpan={columns}>{children}</DetailsCell>
  </DetailsRow>
);

const DetailsRow = styled(DataTableRow)`
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

export const DataTableHead = ({ columns }: { columns: readonly string[] }) => (
  <Head>
    <DataTableRow>
      {columns.map((column) => (
        <ColumnHead key={column} scope="col">
          {column}
        </ColumnHead>
      ))}
    </DataTableRow>
  </Head>
);
