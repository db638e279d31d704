import { Images } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { EditablePost } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { Button, color, QueryState, space, TextArea, TextField, type } from '@site/ui';
import { PickerPart } from '../../../pictures/picker/picker-part';
import { usePart } from '../../../../shared/use-part';
import { SearchResult } from './search-result';
import { SharedLink } from './shared-link';

const names = ['metaTitle', 'metaDescription', 'socialImageUrl'] as const;

/** What search results and shared links show of the post, where it is not what the post says itself, and its pin. */
export function SearchFields({ post }: { post: EditablePost | undefined }) {
  const [open, setOpen] = useOpening();
  return (
    <>
      {post?.status === 'published' && <PinPart post={post} />}
      <Section open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Search and social</summary>
        {open && (
          <Fields>
            <Texts />
            <Picture />
            <SearchResult />
            <SharedLink />
          </Fields>
        )}
      </Section>
    </>
  );
}

const loadPin = () => import('./pin-post');

function PinPart({ post }: { post: EditablePost }) {
  const part = usePart(loadPin);
  return (
    <QueryState query={part} loading={null} errorText="The pin could not be loaded">
      {(loaded) => <loaded.PinPost post={post} />}
    </QueryState>
  );
}

const watched = ['metaTitle', 'metaDescription', 'title', 'summary'] as const;

function Texts() {
  const { register, formState } = useFormContext<PostInput>();
  const { errors } = formState;
  const [metaTitle, metaDescription, title, summary] = useWatch<PostInput, typeof watched>({ name: watched });
  return (
    <>
      <TextField
        label="Search title"
        dir="auto"
        placeholder={title}
        hint={lengthHint(metaTitle || title, 60)}
        error={errors.metaTitle?.message}
        {...register('metaTitle')}
      />
      <TextArea
        label="Search description"
        dir="auto"
        rows={3}
        placeholder={summary || title}
        hint={lengthHint(metaDescription || summary || title, 160)}
        error={errors.metaDescription?.message}
        {...register('metaDescription')}
      />
    </>
  );
}

function Picture() {
  const { register, setValue, formState } = useFormContext<PostInput>();
  const cover = useWatch<PostInput, 'coverImageUrl'>({ name: 'coverImageUrl' });
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <TextField
        label="Social Image URL"
        inputMode="url"
        placeholder={cover || 'https://'}
        error={formState.errors.socialImageUrl?.message}
        {...register('socialImageUrl')}
      />
      <PickButton $tone="outline" $size="small" onClick={() => setChoosing(true)}>
        <Images aria-hidden />
        Choose a social picture
      </PickButton>
      {choosing && (
        <PickerPart
          onClose={() => setChoosing(false)}
          onPick={({ url }) => setValue('socialImageUrl', url, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </>
  );
}

const lengthHint = (text: string, shown: number) =>
  `${[...text].length} characters; search results show about ${shown}.`;

/** Opens at a save that is refused for a field in it, and leads there unless another field is wrong, too. */
function useOpening() {
  const { formState, setFocus } = useFormContext<PostInput>();
  const { errors, submitCount } = formState;
  const [open, setOpen] = useState(false);
  const wrong = names.find((name) => errors[name]);
  const refused = wrong && submitCount;
  const [seen, setSeen] = useState(refused);
  if (refused !== seen) {
    setSeen(refused);
    if (refused) setOpen(true);
  }
  const isAlone = Object.keys(errors).every((name) => (names as readonly string[]).includes(name));
  useEffect(() => {
    if (refused && wrong && isAlone) setFocus(wrong);
  }, [refused, wrong, isAlone, setFocus]);
  return [open, setOpen] as const;
}

const Section = styled.details`
  padding: ${space[16]};
  border-top: 1px solid ${color.line};

  > summary {
    ${type.dense}
    font-weight: 600;
    cursor: pointer;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin-top: ${space[12]};
`;

const PickButton = styled(Button)`
  justify-self: start;
`;
