import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, type } from '@site/ui';

interface FiguresTableProps {
  label?: string;
  columns: readonly [name: string, figure: string];
  rows: readonly { id: string; name: ReactNode; figure: number }[];
}

/** One number for each of a few things. */
export const FiguresTable = ({ label, columns, rows }: FiguresTableProps) => (
  <Table aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, figure }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{figure.toLocaleString()}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Table = styled.table`
  ${type.dense}
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  summary + & {
    margin-top: ${space[8]};
  }

  & :is(th, td) {
    padding: ${space[4]} 0;
    text-align: left;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  & thead th {
    color: ${color.inkSoft};
  }

  & :is(th, td):last-child {
    width: 88px;
    text-align: right;
    white-space: nowrap;
  }

  & tbody tr {
    border-top: 1px solid ${color.line};
  }

  & a {
    color: ${color.blue};
  }
`;
