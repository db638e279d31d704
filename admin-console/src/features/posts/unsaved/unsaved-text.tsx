import { useRef } from 'react';
import styled from 'styled-components';
import { space, TextArea } from '@site/ui';
import { CopyButton } from '../../../shared/copy-button';
import { localDateTime } from '../../../shared/local-date';
import { useCopying } from '../../../shared/use-copying';
import type { Draft } from '../editor/draft-store';

/** One unsaved text, to be read and copied. */
export function UnsavedText({ draft: { values, savedAt } }: { draft: Draft }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = [values.title, values.summary, values.content].filter(Boolean).join('\n\n');
  const { isCopied, hint, copy } = useCopying(text, area);
  return (
    <Text>
      <TextArea
        ref={area}
        label={`${values.title || 'Untitled'}, written ${localDateTime(savedAt)}`}
        dir="auto"
        rows={12}
        monospace
        readOnly
        value={text}
        hint={hint}
      />
      <CopyButton isCopied={isCopied} onCopy={copy} />
    </Text>
  );
}

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[8]};

  & > :first-child {
    width: 100%;
  }
`;
