import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { type ContactMessage } from '@site/api-client/admin';
import { useListReplyTemplatesQuery } from '@site/api-client/leads';
import { Button, Select, space } from '@site/ui';
import { fresh } from '../../../shared/live';
import { partOf } from '../../../shared/part-of';

interface ReplyTemplatesProps {
  message: ContactMessage;
  /** Of the choice. */
  label: string;
  /** Called with the template's text, the visitor's names filled in. */
  onChoose: (text: string) => void;
  /** Has the focus once one is chosen; else the choice keeps it. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** Texts to begin an answer with. */
export function ReplyTemplates({ message, label, onChoose, focusAfter }: ReplyTemplatesProps) {
  const templates = useListReplyTemplatesQuery(undefined, fresh).data ?? [];
  const [managing, setManaging] = useState(false);
  const wasChosen = useRef(false);
  const handleChoice = (chosen: string) => {
    const template = templates.find(({ id }) => String(id) === chosen);
    if (!template) return;
    wasChosen.current = true;
    onChoose(filled(template.text, message));
  };
  // Only now: the list takes back a focus that leaves it while it is open.
  const handleClose = (event: Event) => {
    if (wasChosen.current && focusAfter?.current) {
      event.preventDefault();
      focusAfter.current.focus();
    }
    wasChosen.current = false;
  };
  return (
    <Row>
      {templates.length > 0 && (
        <Select
          aria-label={label}
          placeholder={label}
          // None stays chosen: the same one can be inserted again.
          value=""
          options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={handleChoice}
          onCloseAutoFocus={handleClose}
        />
      )}
      <Button $tone="quiet" $size="small" onClick={() => setManaging(true)}>
        Manage templates
      </Button>
      {managing && <TemplatesPart onClose={() => setManaging(false)} />}
    </Row>
  );
}

const TemplatesPart = partOf(async () => (await import('./templates-dialog')).TemplatesDialog, {
  loading: null,
  errorText: 'The templates could not be loaded',
});

const filled = (text: string, { firstName, lastName }: ContactMessage): string =>
  text.replaceAll('{firstName}', firstName).replaceAll('{lastName}', lastName);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};

  & > [role='combobox'] {
    width: auto;
    min-width: 200px;
  }
`;
