import { Field, type FieldProps } from './field';
import { Select, type SelectProps } from './select';

export type SelectFieldProps<Value extends string = string> = FieldProps &
  Omit<SelectProps<Value>, 'aria-label' | 'aria-describedby' | 'aria-invalid'>;

/** A choice under a visible label. In react-hook-form, inside a Controller. */
export const SelectField = <Value extends string>({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  className,
  ...select
}: SelectFieldProps<Value>) => (
  <Field {...{ label, labelHidden, optional, hint, error, id, className }}>
    {(control) => <Select {...select} {...control} />}
  </Field>
);
