import { useFormContext, useWatch } from 'react-hook-form';
import type { EditablePost } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { TextField, verbatim } from '@site/ui';
import { SlugHint } from './slug-hint';
import { useSlugCheck } from './use-slug-check';

const taken = 'Another post already has this slug.';

/** The slug, looked up while it is typed. */
export function SlugField({ post }: { post: EditablePost | undefined }) {
  const { register, control, setValue, setFocus, trigger, formState } = useFormContext<PostInput>();
  const slug = useWatch({ control, name: 'slug' });
  const check = useSlugCheck(slug.trim(), post?.id, post?.slug);

  const handleTake = (suggestion: string) => {
    setValue('slug', suggestion, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setFocus('slug');
  };

  const { slug: refused } = formState.errors;
  const moves = post?.status === 'published' && slug.trim() !== post.slug && !refused;

  return (
    <div>
      <TextField
        label="Slug"
        {...verbatim}
        hint={moves && `Once this is saved, the current address /blog/${post.slug} will redirect to the new one.`}
        error={refused?.message ?? (check && !check.free ? taken : undefined)}
        {...register('slug', { onChange: () => void trigger('slug') })}
      />
      <SlugHint check={check} onTake={handleTake} />
    </div>
  );
}
