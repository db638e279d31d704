import { Search } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { Field } from './field';
import { Input, type TextFieldProps } from './text-field';

/** A search box; its label is for screen readers, its placeholder for the eye. */
export const SearchField = ({
  label,
  labelHidden = true,
  optional,
  hint,
  error,
  id,
  className,
  ...input
}: Omit<TextFieldProps, 'type'>) => (
  <Field {...{ label, labelHidden, optional, hint, error, id, className }}>
    {(control) => (
      <Frame>
        <Search aria-hidden />
        <PaddedInput {...input} {...control} type="search" />
      </Frame>
    )}
  </Field>
);

const Frame = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    left: 14px;
    top: calc(50% - 9px);
    width: 18px;
    height: 18px;
    color: ${color.inkSoft};
    pointer-events: none;
  }
`;

const PaddedInput = styled(Input)`
  padding-left: 42px;
  text-overflow: ellipsis;
`;
