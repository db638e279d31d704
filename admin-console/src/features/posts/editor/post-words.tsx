import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { EditablePost } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { space, TextField } from '@site/ui';
import { Area, SectionHeading } from './editor-layout';
import { SlugField } from './slug-field';
import { slugFromTitle } from './slug-from-title';

interface PostWordsProps {
  /** Absent for a new one, whose slug follows the title until it is written by hand. */
  post: EditablePost | undefined;
}

/** What a post is called, above its text. */
export function PostWords({ post }: PostWordsProps) {
  const { register, setValue, setFocus, formState } = useFormContext<PostInput>();
  const { errors, dirtyFields } = formState;
  const isNew = !post;
  const followTitle = isNew && !dirtyFields.slug;
  // A new post is named first, once the frame has led to the screen; the group's name says where that is.
  useEffect(() => {
    if (isNew) queueMicrotask(() => setFocus('title'));
  }, [isNew, setFocus]);

  return (
    <Area $name="words">
      <SectionHeading>Post Details</SectionHeading>
      <Room>
        <Fields role="group" aria-label={isNew ? 'New post' : 'Edit post'}>
          <TextField
            label="Title"
            dir="auto"
            error={errors.title?.message}
            {...register('title', {
              onChange: (event) =>
                followTitle &&
                // Once the form has been sent its complaints follow what is typed; the slug's do as well.
                setValue('slug', slugFromTitle(event.target.value), { shouldValidate: formState.isSubmitted }),
            })}
          />
          <SlugField post={post} />
        </Fields>
      </Room>
    </Area>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

/** Beside one another where both have room, so that the text begins further up. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[12]} ${space[16]};

  @container (min-width: 560px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
