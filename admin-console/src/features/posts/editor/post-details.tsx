import { Controller, useFormContext } from 'react-hook-form';
import type { EditablePost } from '@site/api-client/admin';
import {
  type PostInput,
  postStatuses,
  postStatusLabels,
  postTypeLabels,
  postTypes,
  slugFromTitle,
} from '@site/contracts';
import { SelectField, TextArea, TextField } from '@site/ui';
import { Area, SectionHeading } from './editor-layout';
import { PublishAtField } from './publish-at-field';
import { SlugField } from './slug-field';
import { TagField } from './tag-field';

const typeOptions = postTypes.map((value) => ({ value, label: postTypeLabels[value] }));
const statusOptions = postStatuses.map((value) => ({ value, label: postStatusLabels[value] }));

interface PostDetailsProps {
  /** Absent for a new one, whose slug follows the title until it is written by hand. */
  post: EditablePost | undefined;
}

export function PostDetails({ post }: PostDetailsProps) {
  const { register, control, setValue, formState } = useFormContext<PostInput>();
  const { errors, dirtyFields } = formState;
  const followTitle = !post && !dirtyFields.slug;

  return (
    <>
      <Area $name="words">
        <SectionHeading>Post Details</SectionHeading>
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
        <TextArea label="Summary" dir="auto" rows={3} error={errors.summary?.message} {...register('summary')} />
      </Area>
      <Area $name="facts">
        <Controller
          control={control}
          name="type"
          render={({ field }) => (
            <SelectField
              label="Type"
              options={typeOptions}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.type?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="status"
          render={({ field }) => (
            <SelectField
              label="Status"
              options={statusOptions}
              value={field.value ?? 'draft'}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.status?.message}
            />
          )}
        />
        <PublishAtField />
        <Controller
          control={control}
          name="tags"
          render={({ field, fieldState }) => (
            <TagField tags={field.value ?? []} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      </Area>
    </>
  );
}
