import { useState } from 'react';
import { useRenewRecoveryCodesMutation } from '@site/api-client/second-factor';
import type { SecondFactorProof } from '@site/contracts';
import { Dialog } from '@site/ui';
import { ProofForm } from './proof-form';
import { RecoveryCodeList } from './recovery-code-list';

interface SecondFactorRenewalProps {
  username: string;
  onClose: () => void;
}

export function SecondFactorRenewal({ username, onClose }: SecondFactorRenewalProps) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[] | null>(null);

  const handleProof = async (proof: SecondFactorProof) => setCodes((await renew(proof).unwrap()).recoveryCodes);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={codes ? 'Your recovery codes' : 'New recovery codes'}
      description="Your old codes stop working."
    >
      {codes ? (
        <RecoveryCodeList codes={codes} username={username} onDone={onClose} />
      ) : (
        <ProofForm submitLabel="Make new codes" failureText="Failed to make new codes" onProof={handleProof} />
      )}
    </Dialog>
  );
}
