import { useState } from 'react';
import styled from 'styled-components';
import type { MadeReleaseToken } from '@site/api-client/releases';
import { Actions, Button, ConfirmDialog, Dialog, Notice, space, type } from '@site/ui';
import { CopyField } from '../../../shared/copy-field';
import { localDate } from '../../../shared/local-date';
import { TokenForm } from './token-form';

interface TokenDialogProps {
  /** Those that there are. */
  apps: string[];
  onClose: () => void;
}

/** Makes a token, then shows it: once, for it is not stored. */
export function TokenDialog({ apps, onClose }: TokenDialogProps) {
  const [made, setMade] = useState<MadeReleaseToken | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  // Escape and a press beside the dialog may be slips, and a token that was not copied is lost.
  const handleSlip = () => (isDirty || made ? setAsking(true) : onClose());
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && handleSlip()} title={made ? 'Your new token' : 'Make a token'}>
        {made ? (
          <MadeToken made={made} onDone={onClose} />
        ) : (
          <TokenForm apps={apps} onMade={setMade} onDirty={setIsDirty} onCancel={onClose} />
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={made ? 'Have you kept the token?' : 'Close without making it?'}
        description={
          made ? 'It is not shown again. Without it, revoke it and make another.' : 'What you typed is lost.'
        }
        confirmLabel={made ? 'I have it' : 'Discard'}
        tone={made ? 'primary' : 'destructive'}
        onConfirm={onClose}
      />
    </>
  );
}

const MadeToken = ({ made: { name, token, expiresAt }, onDone }: { made: MadeReleaseToken; onDone: () => void }) => (
  <Content>
    <Notice $tone="warn" role="status">
      Copy it now: it is shown only this once. Whoever has it releases as {name}.
    </Notice>
    <CopyField label="Token" value={token} />
    <p>
      It ends on {localDate(expiresAt)}. Keep it among the secrets of your pipeline, as <code>RELEASE_TOKEN</code>.
    </p>
    <Actions>
      <Button onClick={onDone}>Done</Button>
    </Actions>
  </Content>
);

const Content = styled.div`
  ${type.dense}
  display: grid;
  gap: ${space[16]};
`;
