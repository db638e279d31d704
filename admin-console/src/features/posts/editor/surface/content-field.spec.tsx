import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { renderWithProviders } from '@site/testing';
import { aSurface } from '../../../../testing/a-surface';
import { ContentField } from './content-field';
import type { Surface } from './use-surface';

interface Values {
  content: string;
}

const type = ({ view }: Surface, text: string) => view.dispatch(view.state.tr.insertText(text));

/** Types the next letter as soon as one is in the page: before anything else that waits for that. */
function NextLetter({ surface }: { surface: Surface }) {
  const content = useWatch<Values, 'content'>({ name: 'content' });
  useLayoutEffect(() => {
    if (content === 'a.') type(surface, 'b');
  }, [surface, content]);
  return null;
}

function Form({ surface }: { surface: Surface }) {
  return (
    <FormProvider {...useForm<Values>({ defaultValues: { content: '.' } })}>
      <ContentField surface={surface} id="content" />
      <NextLetter surface={surface} />
    </FormProvider>
  );
}

it('leaves the caret where the text is written, however fast that comes', () => {
  const surface = aSurface('.');
  renderWithProviders(<Form surface={surface} />);
  act(() => type(surface, 'a'));
  act(() => type(surface, 'c'));
  expect(surface.view.dom).toHaveTextContent('abc.');
});
