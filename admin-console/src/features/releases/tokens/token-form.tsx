import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useEffect } from 'react';
import { type Control, Controller, type FieldPathByValue, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { problemOf } from '@site/api-client';
import { type MadeReleaseToken, useCreateReleaseTokenMutation } from '@site/api-client/releases';
import { releaseLimits, releaseRightLabels, releaseRights, ReleaseTokenInput } from '@site/contracts';
import { releasedApps } from '@site/federation';
import { Actions, Button, Checkbox, FieldError, space, TextField, type } from '@site/ui';
import { applyServerErrors } from '../../../shared/apply-server-errors';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';
import { appLabels } from '../apps';
import { dayOf, daysAhead, endOfDay } from './token-end';

interface TokenFormProps {
  onMade: (made: MadeReleaseToken) => void;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

const usualDays = 90;
const rightOptions = releaseRights.map((value) => ({ value, label: releaseRightLabels[value] }));
const appOptions = releasedApps.map((value) => ({ value, label: appLabels[value] }));

export function TokenForm({ onMade, onDirty, onCancel }: TokenFormProps) {
  const [create, { isLoading }] = useCreateReleaseTokenMutation();
  const showFailure = useFailure(sessionTexts.expired);
  const form = useForm<ReleaseTokenInput>({
    resolver: classValidatorResolver(ReleaseTokenInput),
    defaultValues: { name: '', apps: [], rights: [], expiresAt: endOfDay(daysAhead(usualDays)) },
  });
  const { errors, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const handleMake = form.handleSubmit(async (input) => {
    try {
      onMade(await create(input).unwrap());
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
      <Choices control={form.control} name="apps" legend="For" options={appOptions} error={errors.apps?.message} />
      <Choices
        control={form.control}
        name="rights"
        legend="May"
        options={rightOptions}
        error={errors.rights?.message}
      />
      <EndField control={form.control} error={errors.expiresAt?.message} />
      <Actions>
        <Button $tone="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isLoading}>
          {isLoading ? 'Making...' : 'Make token'}
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

interface ChoicesProps {
  control: Control<ReleaseTokenInput>;
  name: FieldPathByValue<ReleaseTokenInput, string[]>;
  legend: string;
  options: { value: string; label: string }[];
  error?: string;
}

const Choices = ({ control, name, legend, options, error }: ChoicesProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, onBlur, ref } }) => (
      <Group aria-describedby={error ? `${name}-error` : undefined}>
        <legend>{legend}</legend>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? ref : undefined}
            label={option.label}
            checked={value.some((chosen) => chosen === option.value)}
            onBlur={onBlur}
            onChange={({ target: { checked } }) =>
              onChange(checked ? [...value, option.value] : value.filter((chosen) => chosen !== option.value))
            }
          />
        ))}
        {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      </Group>
    )}
  />
);

const Fields = styled.form`
  display: grid;
  gap: ${space[16]};
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    ${type.dense}
    padding: 0;
    margin-bottom: ${space[8]};
    font-weight: 600;
  }
`;
