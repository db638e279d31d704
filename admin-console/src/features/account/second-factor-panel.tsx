import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { AccountDetails } from '@site/api-client/admin';
import { Badge, Button, ButtonRow, color } from '@site/ui';
import { FocusFallback } from '../../shared/focus-fallback';
import { Panel } from '../../shared/panel';
import { PanelBody } from './panel-body';
import { SecondFactorDisable } from './second-factor-disable';
import { SecondFactorRenewal } from './second-factor-renewal';
import { SecondFactorSetup } from './second-factor-setup';

type Task = 'set up' | 'disable' | 'renew';

/** Below this it is time for new recovery codes. */
const fewCodes = 4;

export function SecondFactorPanel({ account }: { account: AccountDetails }) {
  const [task, setTask] = useState<Task | null>(null);
  const handleClose = () => setTask(null);
  const { hasSecondFactor, recoveryCodesLeft } = account;
  return (
    <FocusFallback label="Second factor">
      <Panel
        title="Second factor"
        action={<Badge $tone={hasSecondFactor ? 'good' : 'outline'}>{hasSecondFactor ? 'On' : 'Off'}</Badge>}
      >
        <PanelBody>
          <p>
            {hasSecondFactor
              ? 'Signing in takes your password and a code from your authenticator app.'
              : 'A stolen password is useless on its own when signing in also takes a code from an app on your phone.'}
          </p>
          {hasSecondFactor && (
            <Codes $few={recoveryCodesLeft < fewCodes}>
              {recoveryCodesLeft} of 10 recovery codes left{recoveryCodesLeft < fewCodes && ': make new ones'}
            </Codes>
          )}
          <ButtonRow>
            {hasSecondFactor ? (
              <>
                <Button $tone="outline" $size="small" onClick={() => setTask('renew')}>
                  New recovery codes
                </Button>
                <Button $tone="quiet" $size="small" onClick={() => setTask('disable')}>
                  <ShieldOff aria-hidden />
                  Turn off
                </Button>
              </>
            ) : (
              <Button $size="small" onClick={() => setTask('set up')}>
                <ShieldCheck aria-hidden />
                Set up
              </Button>
            )}
          </ButtonRow>
        </PanelBody>
        {task === 'set up' && <SecondFactorSetup username={account.username} onClose={handleClose} />}
        {task === 'disable' && <SecondFactorDisable onClose={handleClose} />}
        {task === 'renew' && <SecondFactorRenewal username={account.username} onClose={handleClose} />}
      </Panel>
    </FocusFallback>
  );
}

const Codes = styled.p<{ $few: boolean }>`
  color: ${({ $few }) => ($few ? color.warn : color.inkSoft)};
`;
