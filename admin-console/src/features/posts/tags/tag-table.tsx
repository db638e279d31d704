import { PenLine, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { TagSummary } from '@site/api-client/tags';
import { Button, space, TextLink } from '@site/ui';
import { DataTable, DataTableBody, DataTableCell, DataTableHead, DataTableRow } from '../../../shared/data-table';

/** What is asked to be done with a tag. */
export interface TagTask {
  kind: 'rename' | 'remove';
  tag: TagSummary;
}

interface TagTableProps {
  tags: TagSummary[];
  onTask: (task: TagTask) => void;
}

const columns = ['Tag', 'Published', 'Drafts', 'Actions'];

/** Of the button at which somebody goes on when the tag before it is gone. */
export const tagButtonId = (name: string): string => `rename ${name}`;

export const TagTable = ({ tags, onTask }: TagTableProps) => (
  <Table>
    <DataTableHead columns={columns} />
    <DataTableBody>
      {tags.map((tag) => (
        <DataTableRow key={tag.name}>
          <DataTableCell data-column="Tag">
            <TextLink href={`/admin/posts?${new URLSearchParams({ tag: tag.name })}`}>
              <bdi>{tag.name}</bdi>
            </TextLink>
          </DataTableCell>
          <DataTableCell data-column="Published">{tag.published}</DataTableCell>
          <DataTableCell data-column="Drafts">{draftsOf(tag)}</DataTableCell>
          <DataTableCell data-column="Actions">
            <Buttons>
              <Button
                id={tagButtonId(tag.name)}
                $tone="quiet"
                $size="small"
                aria-label={`Rename ${tag.name}`}
                onClick={() => onTask({ kind: 'rename', tag })}
              >
                <PenLine aria-hidden />
                Rename
              </Button>
              <Button
                $tone="quiet"
                $size="small"
                aria-label={`Remove ${tag.name}`}
                onClick={() => onTask({ kind: 'remove', tag })}
              >
                <Trash2 aria-hidden />
                Remove
              </Button>
            </Buttons>
          </DataTableCell>
        </DataTableRow>
      ))}
    </DataTableBody>
  </Table>
);

/** Unpublished changes are a draft of what readers will see. */
const draftsOf = ({ drafts, unpublishedChanges }: TagSummary): string =>
  unpublishedChanges > 0 ? `${drafts}, and ${unpublishedChanges} in unpublished changes` : String(drafts);

const Table = styled(DataTable)`
  margin-top: ${space[16]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: -${space[12]};

  /* Where the row is one of a table. */
  @media (min-width: 75em) {
    flex-wrap: nowrap;
  }
`;
