import { useRef } from 'react';
import styled from 'styled-components';
import { Field, Input, space } from '@site/ui';
import { CopyButton } from './copy-button';
import { useCopying } from './use-copying';

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A line of text to be taken elsewhere, with a button that copies it. */
export function CopyField({ label, value }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isCopied, hint, copy } = useCopying(value, input);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Row>
          <Input {...control} ref={input} readOnly value={value} onFocus={(event) => event.target.select()} />
          <CopyButton isCopied={isCopied} onCopy={copy} />
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space[8]};

  & > input {
    min-width: 0;
    text-overflow: ellipsis;
  }
`;
