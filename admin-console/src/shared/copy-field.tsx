import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, Field, Input, space, VisuallyHidden } from '@site/ui';

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A text to be taken elsewhere, with a button that copies it. */
export function CopyField({ label, value }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'by hand' | null>(null);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      // Outside https, browsers leave the clipboard to the person.
      input.current?.select();
      setCopied('by hand');
    }
  };

  return (
    <Field label={label} hint={copied === 'by hand' && 'It is selected: copy it with Ctrl+C or Cmd+C.'}>
      {(control) => (
        <Row>
          <Input {...control} ref={input} readOnly value={value} onFocus={(event) => event.target.select()} />
          <CopyButton $tone="outline" onClick={handleCopy}>
            {copied === 'yes' ? <Check aria-hidden /> : <Copy aria-hidden />}
            {copied === 'yes' ? 'Copied' : 'Copy'}
          </CopyButton>
          <VisuallyHidden role="status">{copied === 'yes' && 'Copied to the clipboard'}</VisuallyHidden>
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

const CopyButton = styled(Button)`
  flex: none;
  min-width: 108px;
`;
