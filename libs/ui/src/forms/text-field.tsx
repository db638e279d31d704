import type { InputHTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { Field, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {
  ref?: Ref<HTMLInputElement>;
}

/** One line of text under a visible label. Spread react-hook-form's `register(…)` on it. */
export const TextField = ({ label, labelHidden, optional, hint, error, id, className, ...input }: TextFieldProps) => (
  <Field {...{ label, labelHidden, optional, hint, error, id, className }}>
    {(control) => <Input type="text" {...input} {...control} />}
  </Field>
);

/** The bare input, for what is not a field of a form. */
export const Input = styled.input`
  ${controlStyle}
`;
