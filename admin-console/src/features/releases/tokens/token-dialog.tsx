import { useState } from 'react';
import styled from 'styled-components';
import { type MadeReleaseToken, useCreateReleaseTokenMutation } from '@site/api-client/releases';
import type { ReleaseTokenInput } from '@site/contracts';
import { Actions, Button, Notice, space, type } from '@site/ui';
import { CarefulDialog, type SlipQuestion } from '../../../shared/careful-dialog';
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
  const [create, { isLoading }] = useCreateReleaseTokenMutation();
  const [made, setMade] = useState<MadeReleaseToken | null>(null);
  const [isDirty, setIsDirty] = useState(false);

  const handleMake = async (input: ReleaseTokenInput) => setMade(await create(input).unwrap());

  return (
    <CarefulDialog
      title={made ? 'Your new token' : 'Make a token'}
      question={made ? tokenQuestion : isDirty ? formQuestion : null}
      awaits={isLoading}
      onClose={onClose}
    >
      {made ? (
        <MadeToken made={made} onDone={onClose} />
      ) : (
        <TokenForm apps={apps} isMaking={isLoading} onMake={handleMake} onDirty={setIsDirty} onCancel={onClose} />
      )}
    </CarefulDialog>
  );
}

const tokenQuestion: SlipQuestion = {
  title: 'Have you kept the token?',
  description: 'It is not shown again. Without it, revoke it and make another.',
  confirmLabel: 'I have it',
  tone: 'primary',
};

const formQuestion: SlipQuestion = {
  title: 'Close without making it?',
  description: 'What you typed is lost.',
  confirmLabel: 'Discard',
};

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
