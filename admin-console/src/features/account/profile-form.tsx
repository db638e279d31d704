import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { type AccountDetails, useGetAccountQuery, useUpdateAccountMutation } from '@site/api-client/admin';
import { AccountInput } from '@site/contracts';
import { Button, TextField } from '@site/ui';
import { LeaveDialog } from '../../shared/leave-dialog';
import { Panel } from '../../shared/panel';
import { useLeaveGuard } from '../../shared/use-leave-guard';
import { sessionTexts } from '../session/session-texts';
import { useRefusal } from '../session/use-refusal';
import { useRequest } from '../session/use-request';
import { PanelBody, PanelForm } from './panel-body';

export function ProfileForm({ account }: { account: AccountDetails }) {
  const { form, saving, save } = useProfileForm(account);
  const {
    register,
    formState: { errors, isDirty },
  } = form;
  const guard = useLeaveGuard(isDirty);

  return (
    <Panel title="Profile">
      <PanelBody>
        <PanelForm onSubmit={save} noValidate aria-label="Profile">
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label="Picture address"
            optional
            type="url"
            autoComplete="photo"
            hint="An https:// address, or a path on this site."
            error={errors.profileImageUrl?.message}
            {...register('profileImageUrl')}
          />
          <Button type="submit" $size="small" $waiting={saving}>
            {saving ? 'Saving...' : 'Save profile'}
          </Button>
        </PanelForm>
      </PanelBody>
      <LeaveDialog guard={guard} description="Your changes to your profile are not saved." />
    </Panel>
  );
}

function useProfileForm(account: AccountDetails) {
  const { refetch } = useGetAccountQuery();
  const [update] = useUpdateAccountMutation();
  const form = useForm<AccountInput>({
    resolver: classValidatorResolver(AccountInput),
    defaultValues: valuesOf(account),
  });
  const request = useRequest(useRefusal(form, sessionTexts.userCall));
  const { dirtyFields, isSubmitting } = form.formState;
  const send = async () => {
    // What nobody touched here stays as it is by now.
    const newest = valuesOf(await refetch().unwrap());
    for (const name of Object.keys(newest) as (keyof typeof newest)[]) {
      if (!dirtyFields[name]) form.resetField(name, { defaultValue: newest[name] });
    }
    const sent = form.getValues();
    await update(sent).unwrap();
    form.reset(sent, { keepValues: true });
    // What was typed meanwhile is not saved yet.
    form.reset(form.getValues(), { keepDefaultValues: true });
  };
  const save = form.handleSubmit(() => request(send(), 'Profile saved', 'Failed to save your profile'));
  return { form, saving: isSubmitting, save };
}

const valuesOf = ({ firstName, lastName, email, profileImageUrl }: AccountDetails) => ({
  ...{ firstName, lastName, email },
  profileImageUrl: profileImageUrl ?? '',
});
