import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden';
import { color, type } from '../theme/tokens';

export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only, where the surroundings say it to the eye. */
  labelHidden?: boolean;
  /** Says 'optional' beside the label, without becoming part of it. */
  optional?: boolean;
  hint?: ReactNode;
  /** What is wrong, in one sentence; empty or absent when nothing is. */
  error?: string;
  id?: string;
  className?: string;
}

/** The ids that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint and error around one control. */
export const Field = ({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) => {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const parts = { optional: `${controlId}-optional`, hint: `${controlId}-hint`, error: `${controlId}-error` };
  const described = [optional && parts.optional, hint && parts.hint, error && parts.error].filter(Boolean).join(' ');

  return (
    <Frame className={className}>
      <Head as={labelHidden ? VisuallyHidden : undefined}>
        <Label htmlFor={controlId}>{label}</Label>
        {optional && <Note id={parts.optional}>optional</Note>}
      </Head>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <Note id={parts.hint}>{hint}</Note>}
      {error && <FieldError id={parts.error}>{error}</FieldError>}
    </Frame>
  );
};

/** The error message below a control. */
export const FieldError = styled.p`
  ${type.small}
  font-weight: 500;
  color: ${color.bad};
`;

const Frame = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 12px;
`;

const Label = styled.label`
  ${type.dense}
  font-weight: 600;
`;

const Note = styled.div`
  ${type.small}
  color: ${color.inkSoft};
`;
