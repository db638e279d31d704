import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Actions, Button, color, fontFamily, space, type, VisuallyHidden } from '@site/ui';
import type { SlipQuestion } from '../../shared/careful-dialog';

interface RecoveryCodeListProps {
  codes: string[];
  username: string;
  onDone: () => void;
}

/** Before a slip closes them. */
export const codesQuestion: SlipQuestion = {
  title: 'Have you saved the codes?',
  description: 'They are not shown again. Without them, make new ones.',
  confirmLabel: 'I have them',
  tone: 'primary',
};

/** Shown once, to be kept where the phone is not. */
export function RecoveryCodeList({ codes, username, onDone }: RecoveryCodeListProps) {
  const [copied, setCopied] = useState(false);
  const handleCopy = () => navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true));

  return (
    <>
      <Advice>
        Each code signs you in once if you lose your phone. They are shown only this once: keep them in a safe place.
      </Advice>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <CodeActions>
        {/* Outside https, browsers have no clipboard to offer. */}
        {window.isSecureContext && (
          <Button $tone="outline" $size="small" onClick={handleCopy}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {copied ? 'Copied' : 'Copy all'}
          </Button>
        )}
        <Button $tone="outline" $size="small" onClick={() => download(codes, username)}>
          <Download aria-hidden />
          Download
        </Button>
        <VisuallyHidden role="status">{copied && 'Copied to the clipboard'}</VisuallyHidden>
      </CodeActions>
      <Actions>
        <Button onClick={onDone}>I have saved them</Button>
      </Actions>
    </>
  );
}

function download(codes: string[], username: string): void {
  const text = `Recovery codes for ${username} at ${window.location.host}. Each works once.\n\n${codes.join('\n')}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `recovery-codes-${username}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}

const Advice = styled.p`
  ${type.dense}
`;

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: ${space[8]} ${space[24]};
  margin: ${space[16]} 0;
  padding: ${space[16]};
  border: 1px solid ${color.line};
  list-style: none;
  font: 500 0.875rem/1.4 ${fontFamily.mono};
`;

const CodeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
