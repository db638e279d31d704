import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { type AccountDetails, useChangeOwnPasswordMutation } from '@site/api-client/admin';
import { PasswordChange } from '@site/contracts';
import { Button, PasswordField } from '@site/ui';
import { Panel } from '../../shared/panel';
import { sessionTexts } from '../session/session-texts';
import { useRefusal } from '../session/use-refusal';
import { useRequest } from '../session/use-request';
import { PanelBody, PanelForm } from './panel-body';

export function OwnPasswordForm({ account }: { account: AccountDetails }) {
  const [change, { isLoading }] = useChangeOwnPasswordMutation();
  const form = useForm<PasswordChange>({
    resolver: classValidatorResolver(PasswordChange),
    defaultValues: { currentPassword: '', password: '' },
  });
  const request = useRequest(useRefusal(form, sessionTexts.userCall));
  const {
    register,
    formState: { errors },
  } = form;

  const handleSave = form.handleSubmit(async (input) => {
    const done = 'Password changed. You have been signed out everywhere else.';
    const mayBe = 'Your password may have changed: try your new password as the current one.';
    if (await request(change(input).unwrap(), done, 'Failed to change your password', mayBe)) form.reset();
  });

  return (
    <Panel title="Password">
      <PanelBody>
        <PanelForm onSubmit={handleSave} noValidate aria-label="Password">
          {/* Tells password managers whose password it is. */}
          <input type="text" autoComplete="username" value={account.username} readOnly hidden />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={`At least ${account.passwordMinimum} characters. You will be signed out everywhere else.`}
            error={errors.password?.message}
            {...register('password')}
          />
          <Button type="submit" $size="small" $waiting={isLoading}>
            {isLoading ? 'Saving...' : 'Change password'}
          </Button>
        </PanelForm>
      </PanelBody>
    </Panel>
  );
}
