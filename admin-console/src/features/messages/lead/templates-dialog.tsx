import { useState } from 'react';
import styled from 'styled-components';
import { type ReplyTemplate, useDeleteReplyTemplateMutation, useListReplyTemplatesQuery } from '@site/api-client/leads';
import { Actions, Button, color, ConfirmDialog, Dialog, type QueryResult, QueryState, space } from '@site/ui';
import { fresh } from '../../../shared/live';
import { useCurrent } from '../../../shared/use-current';
import { useRefusal } from '../../session/use-refusal';
import { TemplateForm } from './template-form';

/** The texts that answers begin with: written, changed and deleted here. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const [edited, setEdited] = useState<ReplyTemplate | 'new' | null>(null);
  const [deleted, setDeleted] = useState<ReplyTemplate | null>(null);
  const query = useCurrent(useListReplyTemplatesQuery(undefined, fresh));
  const [deleteTemplate] = useDeleteReplyTemplateMutation();
  const showRefusal = useRefusal();

  const handleDelete = async ({ id }: ReplyTemplate) => {
    setDeleted(null);
    try {
      await deleteTemplate(id).unwrap();
    } catch (error) {
      showRefusal(error, 'Failed to delete the template');
    }
  };

  return (
    <>
      {/* A slip must not lose what is typed: while a template is written, only its own buttons end that. */}
      <Dialog open onOpenChange={(open) => !open && !edited && onClose()} title="Reply templates">
        {edited ? (
          <TemplateForm
            key={edited === 'new' ? 0 : edited.id}
            template={edited === 'new' ? undefined : edited}
            onDone={() => setEdited(null)}
          />
        ) : (
          <>
            <TemplateList query={query} onEdit={setEdited} onDelete={setDeleted} />
            <Actions>
              <Button $tone="outline" onClick={onClose}>
                Close
              </Button>
              <Button onClick={() => setEdited('new')}>New template</Button>
            </Actions>
          </>
        )}
      </Dialog>
      <ConfirmDialog
        open={deleted !== null}
        onOpenChange={(open) => !open && setDeleted(null)}
        title="Delete this template?"
        description="Replies that began with it stay as they are."
        confirmLabel="Delete"
        onConfirm={() => deleted && void handleDelete(deleted)}
      />
    </>
  );
}

interface TemplateListProps {
  query: QueryResult<ReplyTemplate[]>;
  onEdit: (template: ReplyTemplate) => void;
  onDelete: (template: ReplyTemplate) => void;
}

const TemplateList = ({ query, onEdit, onDelete }: TemplateListProps) => (
  <QueryState
    query={query}
    errorText="Failed to fetch the templates"
    isEmpty={({ length }) => length === 0}
    empty={<p>No templates yet.</p>}
  >
    {(templates) => (
      <List>
        {templates.map((template) => (
          <li key={template.id}>
            <span dir="auto">{template.name}</span>
            <Button $tone="quiet" $size="small" aria-label={`Edit ${template.name}`} onClick={() => onEdit(template)}>
              Edit
            </Button>
            <Button
              $tone="quiet"
              $size="small"
              aria-label={`Delete ${template.name}`}
              onClick={() => onDelete(template)}
            >
              Delete
            </Button>
          </li>
        ))}
      </List>
    )}
  </QueryState>
);

const List = styled.ul`
  display: grid;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
  }

  & span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
