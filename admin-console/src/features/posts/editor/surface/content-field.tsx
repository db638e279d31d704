import { useLayoutEffect } from 'react';
import { useController } from 'react-hook-form';
import type { PostInput } from '@site/contracts';
import { FieldError, SmallText } from '@site/ui';
import type { Surface } from './use-surface';
import { useTextbox } from './use-textbox';

interface ContentFieldProps {
  surface: Surface;
  id: string;
}

/** The surface as a field of the form. By itself, for it hears of each key, and what surrounds it need not. */
export function ContentField({ surface, id }: ContentFieldProps) {
  const { field, fieldState } = useController<PostInput, 'content'>({ name: 'content' });
  const { onChange, value, ref } = field;
  const error = fieldState.error?.message;
  // Before the next key: then its own text would come back as one from elsewhere, which moves the caret.
  useLayoutEffect(() => surface.connect(onChange), [surface, onChange]);
  useLayoutEffect(() => surface.take(value), [surface, value]);
  const describedBy = `${id}-hint${error ? ` ${id}-error` : ''}`;
  useTextbox(surface, { describedBy, invalid: Boolean(error) }, ref);

  return (
    <>
      <SmallText id={`${id}-hint`}>
        A line that starts with a number, such as 1. Doors, and the line Conclusion become headings. A slash opens what
        can be inserted. Tab moves within lists and tables; Escape, then Tab leaves the text. Alt+F10 leads to the
        tools.
      </SmallText>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}
