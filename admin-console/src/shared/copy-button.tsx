import { Check, Copy } from 'lucide-react';
import styled from 'styled-components';
import { Button, VisuallyHidden } from '@site/ui';

interface CopyButtonProps {
  isCopied: boolean;
  onCopy: () => void;
}

export const CopyButton = ({ isCopied, onCopy }: CopyButtonProps) => (
  <>
    <Press $tone="outline" onClick={onCopy}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {isCopied ? 'Copied' : 'Copy'}
    </Press>
    <VisuallyHidden role="status">{isCopied && 'Copied to the clipboard'}</VisuallyHidden>
  </>
);

const Press = styled(Button)`
  flex: none;
  min-width: 108px;
`;
