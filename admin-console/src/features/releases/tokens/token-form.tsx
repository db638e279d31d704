import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useEffect } from 'react';
import { type Control, Controller, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { problemOf } from '@site/api-client';
import { releaseLimits, releaseRightLabels, releaseRights, ReleaseTokenInput } from '@site/contracts';
import { Actions, Button, space, TextField } from '@site/ui';
import { applyServerErrors } from '../../../shared/apply-server-errors';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';
import { AppChoices } from './app-choices';
import { Choices } from './choices';
import { dayOf, daysAhead, endOfDay } from './token-end';

interface TokenFormProps {
  /** Those that there are. */
  apps: string[];
  /** The token is on its way: the form stays until it can be shown. */
  isMaking: boolean;
  /** Rejects with the API's answer. */
  onMake: (input: ReleaseTokenInput) => Promise<void>;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

const usualDays = 90;
const rightOptions = releaseRights.map((value) => ({ value, label: releaseRightLabels[value] }));

export function TokenForm({ apps, isMaking, onMake, onDirty, onCancel }: TokenFormProps) {
  const showFailure = useFailure(sessionTexts.expired);
  const form = useForm<ReleaseTokenInput>({
    resolver: classValidatorResolver(ReleaseTokenInput),
    defaultValues: { name: '', apps: [], rights: [], expiresAt: endOfDay(daysAhead(usualDays)) },
  });
  const { errors, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const handleMake = form.handleSubmit(async (input) => {
    try {
      await onMake(input);
    } catch (error) {
      applyServerErrors(form, error);
      showFailure(error, problemOf(error)?.message ?? 'Failed to make the token');
    }
  });

  return (
    <Fields onSubmit={handleMake} noValidate>
      <TextField
        label="Name"
        hint="Whose it is: the history shows it."
        autoComplete="off"
        maxLength={releaseLimits.tokenName}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <AppChoices control={form.control} apps={apps} error={errors.apps?.message} />
      <Choices
        control={form.control}
        name="rights"
        legend="May"
        options={rightOptions}
        error={errors.rights?.message}
      />
      <EndField control={form.control} error={errors.expiresAt?.message} />
      <Actions>
        <Button $tone="outline" $waiting={isMaking} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" $waiting={isMaking}>
          {isMaking ? 'Making...' : 'Make token'}
        </Button>
      </Actions>
    </Fields>
  );
}

interface EndFieldProps {
  control: Control<ReleaseTokenInput>;
  error?: string;
}

const EndField = ({ control, error }: EndFieldProps) => (
  <Controller
    control={control}
    name="expiresAt"
    render={({ field: { value, onChange, onBlur, name, ref } }) => (
      <TextField
        ref={ref}
        name={name}
        type="date"
        label="Ends after"
        min={daysAhead(0)}
        max={daysAhead(releaseLimits.tokenDays - 1)}
        value={dayOf(value)}
        onChange={(event) => onChange(endOfDay(event.target.value))}
        onBlur={onBlur}
        error={error}
      />
    )}
  />
);

const Fields = styled.form`
  display: grid;
  gap: ${space[16]};
`;
