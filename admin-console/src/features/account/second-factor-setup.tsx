import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { adminApi } from '@site/api-client/admin';
import { type SecondFactorSetup as Setup, useEnableSecondFactorMutation } from '@site/api-client/second-factor';
import type { SecondFactorInput } from '@site/contracts';
import { CarefulDialog } from '../../shared/careful-dialog';
import { codesQuestion, RecoveryCodeList } from './recovery-code-list';
import { SetupCodeStep } from './setup-code-step';
import { SetupPasswordStep } from './setup-password-step';

interface SecondFactorSetupProps {
  username: string;
  onClose: () => void;
}

/** Password, then the app and its first code, then the recovery codes. */
export function SecondFactorSetup({ username, onClose }: SecondFactorSetupProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [enable, { isLoading: isEnabling }] = useEnableSecondFactorMutation();
  const dispatch = useDispatch();

  const handleCode = async (input: SecondFactorInput) => setCodes((await enable(input).unwrap()).recoveryCodes);

  const handleClose = () => {
    // Only now: the screen behind would take this dialog away, with codes that are shown once.
    if (codes) dispatch(adminApi.util.invalidateTags(['Account', 'OpenSession', 'User']));
    onClose();
  };

  return (
    <CarefulDialog
      title={codes ? 'Your recovery codes' : 'Set up a second factor'}
      description={
        codes
          ? 'The second factor is on. Signing in takes a code from now on. You have been signed out everywhere else.'
          : undefined
      }
      question={codes && codesQuestion}
      awaits={isEnabling}
      onClose={handleClose}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} username={username} onDone={handleClose} />
      ) : setup ? (
        <SetupCodeStep setup={setup} isEnabling={isEnabling} onCode={handleCode} />
      ) : (
        <SetupPasswordStep onBegun={setSetup} />
      )}
    </CarefulDialog>
  );
}
