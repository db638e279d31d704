import type { Ref, TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { fontFamily } from '../theme/tokens';
import { controlStyle } from './control-style';
import { Field, type FieldProps } from './field';

export interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {
  ref?: Ref<HTMLTextAreaElement>;
  /** For text that is written as source, such as a post's content. */
  monospace?: boolean;
}

/** Several lines of text under a visible label. */
export const TextArea = ({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  className,
  monospace = false,
  ...textarea
}: TextAreaProps) => (
  <Field {...{ label, labelHidden, optional, hint, error, id, className }}>
    {(control) => <Area rows={4} {...textarea} {...control} $monospace={monospace} />}
  </Field>
);

const Area = styled.textarea<{ $monospace: boolean }>`
  ${controlStyle}
  resize: vertical;
  ${({ $monospace }) => $monospace && `font: 400 0.8125rem/1.75 ${fontFamily.mono};`}
`;
