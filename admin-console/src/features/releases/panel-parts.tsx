import styled from 'styled-components';
import { color, space, type } from '@site/ui';
import { DataTable } from '../../shared/data-table';

/** A table in a panel, whose own border is at its sides. */
export const PanelTable = styled(DataTable)`
  border-width: 1px 0 0;

  td {
    vertical-align: top;
  }
`;

/** What is said below the text of a cell. */
export const BesideText = styled.small`
  display: block;
  color: ${color.inkSoft};
`;

/** Where a panel has nothing to list. */
export const EmptyPanel = styled.p`
  padding: 0 ${space[16]} ${space[16]};
`;

/** What is to be known of a panel's table, below it. */
export const PanelNote = styled.p`
  ${type.small}
  padding: ${space[12]} ${space[16]};
  color: ${color.inkSoft};
`;

/** The way to other pages, below the table of a panel. */
export const PanelPages = styled.div`
  padding: ${space[12]} ${space[16]};

  &:empty {
    display: none;
  }
`;
