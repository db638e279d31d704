import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import type { SecondFactorSetup } from '@site/api-client/second-factor';
import { SecondFactorInput } from '@site/contracts';
import { Button, media, space, TextField, type } from '@site/ui';
import { CopyField } from '../../shared/copy-field';
import { sessionTexts } from '../session/session-texts';
import { useRefusal } from '../session/use-refusal';
import { PanelForm } from './panel-body';
import { QrCode } from './qr-code';

interface SetupCodeStepProps {
  setup: SecondFactorSetup;
  isEnabling: boolean;
  /** Rejects with the API's problem. */
  onCode: (input: SecondFactorInput) => Promise<void>;
}

export function SetupCodeStep({ setup, isEnabling, onCode }: SetupCodeStepProps) {
  const form = useForm<SecondFactorInput>({
    resolver: classValidatorResolver(SecondFactorInput),
    defaultValues: { code: '' },
  });
  const showRefusal = useRefusal(form, sessionTexts.userCall);

  const handleEnable = form.handleSubmit(async (input) => {
    try {
      await onCode(input);
    } catch (error) {
      const mayBe = 'The second factor may be on: if it is, make new recovery codes.';
      showRefusal(error, 'Failed to turn the second factor on', mayBe);
    }
  });

  return (
    <Steps>
      <QrCode text={setup.uri} label="QR code for your authenticator app" />
      <div>
        <p>Scan the QR code with your authenticator app, or type in the key.</p>
        <CopyField label="Key" value={setup.secret} />
      </div>
      <PanelForm onSubmit={handleEnable} noValidate>
        <TextField
          label="Code"
          hint="The six digits that the app is showing now. You will be signed out everywhere else."
          autoComplete="one-time-code"
          inputMode="numeric"
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" $waiting={isEnabling}>
          {isEnabling ? 'Checking...' : 'Turn on'}
        </Button>
      </PanelForm>
    </Steps>
  );
}

const Steps = styled.div`
  ${type.dense}
  display: grid;
  gap: ${space[16]} ${space[24]};

  & > div {
    display: grid;
    align-content: start;
    gap: ${space[12]};
    min-width: 0;
  }

  ${media.tablet} {
    grid-template-columns: 200px minmax(0, 1fr);

    & > svg {
      grid-row: span 2;
    }
  }
`;
