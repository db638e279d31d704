import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { VisuallyHidden } from '../text/visually-hidden';
import { Field } from './field';
import { Input, type TextFieldProps } from './text-field';
import { verbatim } from './verbatim';

/** A password field with a button that shows the text. */
export const PasswordField = ({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  className,
  ...input
}: Omit<TextFieldProps, 'type'>) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;

  return (
    <Field {...{ label, labelHidden, optional, hint, error, id, className }}>
      {(control) => (
        <Frame>
          <PaddedInput {...verbatim} {...input} {...control} type={shown ? 'text' : 'password'} />
          {/* Named by its content: an aria-label would make it a second answer to the field's own label. */}
          <Toggle $tone="quiet" $size="small" aria-controls={control.id} onClick={() => setShown(!shown)}>
            <Icon aria-hidden />
            {shown ? 'Hide' : 'Show'}
            <VisuallyHidden> password</VisuallyHidden>
          </Toggle>
        </Frame>
      )}
    </Field>
  );
};

const Frame = styled.div`
  position: relative;
`;

const PaddedInput = styled(Input)`
  padding-right: 96px;
`;

const Toggle = styled(Button)`
  position: absolute;
  inset-block: 5px;
  right: 5px;
  min-height: 0;
  padding: 4px 10px;
`;
