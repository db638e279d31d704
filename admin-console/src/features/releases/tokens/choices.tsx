import { type Control, Controller, type FieldPathByValue } from 'react-hook-form';
import styled from 'styled-components';
import type { ReleaseTokenInput } from '@site/contracts';
import { Checkbox, FieldError, space, type } from '@site/ui';

interface ChoicesProps {
  control: Control<ReleaseTokenInput>;
  name: FieldPathByValue<ReleaseTokenInput, string[]>;
  legend: string;
  options: { value: string; label: string }[];
  error?: string;
}

/** Any of several, of which one at least. */
export const Choices = ({ control, name, legend, options, error }: ChoicesProps) => (
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
