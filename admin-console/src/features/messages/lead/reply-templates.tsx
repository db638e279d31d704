import { useState } from 'react';
import styled from 'styled-components';
import { type ContactMessage } from '@site/api-client/admin';
import { useListReplyTemplatesQuery } from '@site/api-client/leads';
import { Button, Select, space } from '@site/ui';
import { partOf } from '../../../shared/part-of';

interface ReplyTemplatesProps {
  message: ContactMessage;
  /** Of the choice. */
  label: string;
  /** Called with the template's text, the visitor's names filled in. */
  onChoose: (text: string) => void;
}

/** Texts to begin an answer with. */
export function ReplyTemplates({ message, label, onChoose }: ReplyTemplatesProps) {
  const templates = useListReplyTemplatesQuery().data ?? [];
  const [managing, setManaging] = useState(false);
  const handleChoice = (chosen: string) => {
    const template = templates.find(({ id }) => String(id) === chosen);
    if (template) onChoose(filled(template.text, message));
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
