import { useState } from 'react';
import { useRenewRecoveryCodesMutation } from '@site/api-client/second-factor';
import type { SecondFactorProof } from '@site/contracts';
import { CarefulDialog } from '../../shared/careful-dialog';
import { ProofForm } from './proof-form';
import { codesQuestion, RecoveryCodeList } from './recovery-code-list';

interface SecondFactorRenewalProps {
  username: string;
  onClose: () => void;
}

export function SecondFactorRenewal({ username, onClose }: SecondFactorRenewalProps) {
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[] | null>(null);

  const handleProof = async (proof: SecondFactorProof) => setCodes((await renew(proof).unwrap()).recoveryCodes);

  return (
    <CarefulDialog
      title={codes ? 'Your recovery codes' : 'New recovery codes'}
      description="Your old codes stop working."
      question={codes && codesQuestion}
      awaits={isLoading}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} username={username} onDone={onClose} />
      ) : (
        <ProofForm
          submitLabel="Make new codes"
          failureText="Failed to make new codes"
          lossText="Your old codes may no longer work: make new ones."
          onProof={handleProof}
        />
      )}
    </CarefulDialog>
  );
}
