import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden';
import { color, radius, type } from '../theme/tokens';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  /** Keeps the label for screen readers only, where the surroundings say it to the eye. */
  labelHidden?: boolean;
  /** Partly selected: some, but not all, of what it stands for. */
  indeterminate?: boolean;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, beside its label. */
export const Checkbox = (props: CheckboxProps) => <Choice {...props} control={Box} />;

/** On or off at once, beside its label. */
export const Switch = (props: CheckboxProps) => <Choice {...props} role="switch" control={Track} />;

const Choice = ({
  label,
  labelHidden,
  indeterminate = false,
  hint,
  id,
  className,
  ref,
  control: Control,
  ...input
}: CheckboxProps & { control: typeof Box | typeof Track }) => {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const Words = labelHidden ? VisuallyHidden : 'span';
  return (
    <Row className={className}>
      <Control
        {...input}
        ref={(element: HTMLInputElement | null) => {
          // There is no HTML attribute for it.
          if (element) element.indeterminate = indeterminate;
          return handOn(ref, element);
        }}
        type="checkbox"
        id={controlId}
        aria-describedby={hint ? hintId : undefined}
      />
      <Words>
        <Label htmlFor={controlId}>{label}</Label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </Words>
    </Row>
  );
};

function handOn(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
`;

const Label = styled.label`
  ${type.dense}
  font-weight: 600;
  cursor: pointer;
`;

const Hint = styled.span`
  ${type.small}
  display: block;
  color: ${color.inkSoft};
`;

const Box = styled.input`
  appearance: none;
  forced-color-adjust: none;
  flex: none;
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1.5px solid ${color.inkSoft};
  border-radius: ${radius};
  background: ${color.card};
  cursor: pointer;

  &::before {
    content: '';
    width: 12px;
    height: 12px;
    background: ${color.onFill};
    clip-path: polygon(14% 47%, 0 62%, 40% 100%, 100% 20%, 84% 8%, 38% 69%);
    visibility: hidden;
  }

  &:checked {
    border-color: ${color.blue};
    background: ${color.blue};
  }

  &:checked::before {
    visibility: visible;
  }

  &:indeterminate::before {
    background: ${color.blue};
    clip-path: inset(40% 0);
    visibility: visible;
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Track = styled.input`
  appearance: none;
  forced-color-adjust: none;
  flex: none;
  width: 44px;
  height: 24px;
  margin: 0;
  padding: 2px;
  border: 1.5px solid ${color.inkSoft};
  border-radius: ${radius};
  background: ${color.card};
  cursor: pointer;

  &::before {
    content: '';
    display: block;
    width: 17px;
    height: 17px;
    border-radius: 1px;
    background: ${color.inkSoft};
    transition: translate 200ms ease-out;
  }

  &:checked {
    border-color: ${color.blue};
    background: ${color.blue};
  }

  &:checked::before {
    background: ${color.onFill};
    translate: 20px 0;
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
