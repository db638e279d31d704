import { Check, Copy, Download } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { Actions, Button, ButtonRow, color, fontFamily, space, type, VisuallyHidden } from '@site/ui';
import type { SlipQuestion } from '../../shared/careful-dialog';
import { saveFile } from '../../shared/save-file';
import { useCopying } from '../../shared/use-copying';

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
  const list = useRef<HTMLOListElement>(null);
  const select = () => list.current && window.getSelection()?.selectAllChildren(list.current);
  const { isCopied, hint, copy } = useCopying(codes.join('\n'), { current: { select } });

  return (
    <>
      <Advice>
        Each code signs you in once if you lose your phone. They are shown only this once: keep them in a safe place.
      </Advice>
      <Codes ref={list} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <ButtonRow>
        {/* Outside https, browsers have no clipboard to offer. */}
        {window.isSecureContext && (
          <Button $tone="outline" $size="small" onClick={copy}>
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {isCopied ? 'Copied' : 'Copy all'}
          </Button>
        )}
        <Button $tone="outline" $size="small" onClick={() => saveCodes(codes, username)}>
          <Download aria-hidden />
          Download
        </Button>
        <VisuallyHidden role="status">{isCopied && 'Copied to the clipboard'}</VisuallyHidden>
        <Advice role="status">{hint}</Advice>
      </ButtonRow>
      <Actions>
        <Button onClick={onDone}>I have saved them</Button>
      </Actions>
    </>
  );
}

function saveCodes(codes: string[], username: string): void {
  const text = `Recovery codes for ${username} at ${window.location.host}. Each works once.\n\n${codes.join('\n')}\n`;
  saveFile(`recovery-codes-${username}.txt`, new Blob([text], { type: 'text/plain' }));
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
