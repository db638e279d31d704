import { Controller, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { type UserInput, userRoleLabels, userRoles } from '@site/contracts';
import { media, PasswordField, SelectField, space, Switch, TextField, verbatim } from '@site/ui';

const roleOptions = userRoles.map((value) => ({ value, label: userRoleLabels[value] }));

interface UserFieldsProps {
  form: UseFormReturn<UserInput>;
  editing: boolean;
}

export const UserFields = ({ form, editing }: UserFieldsProps) => {
  const {
    register,
    control,
    formState: { errors },
  } = form;
  return (
    <Fields>
      <TextField label="First Name" autoComplete="off" error={errors.firstName?.message} {...register('firstName')} />
      <TextField label="Last Name" autoComplete="off" error={errors.lastName?.message} {...register('lastName')} />
      <TextField
        label="Username"
        autoComplete="off"
        {...verbatim}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField label="Email" type="email" autoComplete="off" error={errors.email?.message} {...register('email')} />
      <Wide>
        <PasswordField
          label={editing ? 'New Password (leave blank to keep current)' : 'Password'}
          autoComplete="new-password"
          hint={editing ? undefined : 'Leave it blank to send an invitation: the person chooses the password.'}
          error={errors.password?.message}
          {...register('password')}
        />
      </Wide>
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <SelectField
            label="Role"
            value={field.value ?? 'user'}
            options={roleOptions}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.role?.message}
          />
        )}
      />
      <ActiveSwitch label="Active status" hint="An inactive account can’t sign in." {...register('isActive')} />
    </Fields>
  );
};

const Fields = styled.div`
  display: grid;
  gap: ${space[16]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const ActiveSwitch = styled(Switch)`
  align-self: end;
`;
