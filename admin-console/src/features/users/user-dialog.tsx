import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import {
  type SentLink,
  useCreateUserMutation,
  useLazyListUsersQuery,
  type UserDetails,
  useUpdateUserMutation,
} from '@site/api-client/admin';
import { UserInput } from '@site/contracts';
import { Actions, Button, useToast } from '@site/ui';
import { CarefulDialog, unsaved } from '../../shared/careful-dialog';
import { useWhileShown } from '../../shared/use-while-shown';
import { sessionTexts } from '../session/session-texts';
import { useRefusal } from '../session/use-refusal';
import { UserFields } from './user-fields';

interface UserDialogProps {
  /** Absent when a new user is added. */
  user?: UserDetails;
  /** A user was added who is to choose the password. */
  onInvited: (invitation: SentLink) => void;
  onClose: () => void;
}

export function UserDialog({ user, onInvited, onClose }: UserDialogProps) {
  const [create, creating] = useCreateUserMutation();
  const [update, updating] = useUpdateUserMutation();
  const [readUsers, reading] = useLazyListUsersQuery();
  const saving = creating.isLoading || reading.isFetching || updating.isLoading;
  const { toast } = useToast();
  const close = useWhileShown(onClose);
  const form = useForm<UserInput>({ resolver: classValidatorResolver(UserInput), defaultValues: valuesOf(user) });
  const showRefusal = useRefusal(form, sessionTexts.userCall);
  const { isDirty, dirtyFields } = form.formState;

  const handleSave = form.handleSubmit(async (userInput) => {
    try {
      let invitation: SentLink | null = null;
      let description = 'User created successfully';
      if (user) {
        const { items } = await readUsers().unwrap();
        const newest = items.find(({ id }) => id === user.id) ?? user;
        const saved = await update({ id: user.id, userInput: changesOf(userInput, dirtyFields, newest) }).unwrap();
        description = noticeOf(newest, saved);
      } else ({ invitation } = await create(userInput).unwrap());
      toast({ title: 'Success', description, variant: 'success' });
      if (invitation) onInvited(invitation);
      else close();
    } catch (error) {
      showRefusal(error, user ? 'Failed to update user' : 'Failed to save user');
    }
  });

  return (
    <CarefulDialog title={user ? 'Edit User' : 'Add New User'} question={isDirty ? unsaved : null} onClose={onClose}>
      <form onSubmit={handleSave} noValidate>
        <UserFields form={form} editing={user !== undefined} />
        <Actions>
          <Button $tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" $waiting={saving}>
            {saving ? 'Saving...' : user ? 'Update User' : 'Create User'}
          </Button>
        </Actions>
      </form>
    </CarefulDialog>
  );
}

/** An invitation ends when the address that it was sent to changes. */
const noticeOf = (before: UserDetails, { invitedUntil, hasPassword, isActive }: UserDetails): string =>
  before.invitedUntil && !invitedUntil && !hasPassword && isActive
    ? 'User updated. The invitation no longer works: send a new one.'
    : 'User updated successfully';

/** What nobody touched here stays as it is now: somebody else may have changed it since the list was read. */
const changesOf = (
  input: UserInput,
  touched: Partial<Record<string, boolean>>,
  { username, email, firstName, lastName }: UserDetails,
): UserInput => ({
  ...{ username, email, firstName, lastName },
  ...Object.fromEntries(Object.entries(input).filter(([name]) => touched[name])),
});

const valuesOf = (user: UserDetails | undefined): UserInput => ({
  username: user?.username ?? '',
  email: user?.email ?? '',
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  password: '',
  role: user?.role ?? 'user',
  isActive: user?.isActive ?? true,
});
