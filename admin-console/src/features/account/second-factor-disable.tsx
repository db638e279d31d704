import { useDisableSecondFactorMutation } from '@site/api-client/second-factor';
import type { SecondFactorProof } from '@site/contracts';
import { Dialog, useToast } from '@site/ui';
import { useWhileShown } from '../../shared/use-while-shown';
import { ProofForm } from './proof-form';

export function SecondFactorDisable({ onClose }: { onClose: () => void }) {
  const [disable] = useDisableSecondFactorMutation();
  const { toast } = useToast();
  const close = useWhileShown(onClose);

  const handleProof = async (proof: SecondFactorProof) => {
    await disable(proof).unwrap();
    const description = 'The second factor is off. You have been signed out everywhere else.';
    toast({ title: 'Success', description, variant: 'success' });
    close();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Turn the second factor off"
      description="After that, your password alone signs you in. Your recovery codes stop working, and you will be signed out everywhere else."
    >
      <ProofForm
        submitLabel="Turn off"
        tone="destructive"
        failureText="Failed to turn the second factor off"
        lossText="The second factor may be off."
        onProof={handleProof}
      />
    </Dialog>
  );
}
