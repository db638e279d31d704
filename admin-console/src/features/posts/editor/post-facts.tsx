import { Controller, useFormContext } from 'react-hook-form';
import { type PostInput, postStatuses, postStatusLabels, postTypeLabels, postTypes } from '@site/contracts';
import { SelectField, TextArea } from '@site/ui';
import { Area } from './editor-layout';
import { PublishAtField } from './publish-at-field';
import { TagField } from './tag-field';

const typeOptions = postTypes.map((value) => ({ value, label: postTypeLabels[value] }));
const statusOptions = postStatuses.map((value) => ({ value, label: postStatusLabels[value] }));

/** What a post is, beside its text. `isLive`: readers see it already. */
export function PostFacts({ isLive }: { isLive: boolean }) {
  const { register, control, formState } = useFormContext<PostInput>();
  const { errors } = formState;

  return (
    <Area>
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
      <PublishAtField isLive={isLive} />
      <TextArea label="Summary" dir="auto" rows={3} error={errors.summary?.message} {...register('summary')} />
      <Controller
        control={control}
        name="tags"
        render={({ field, fieldState }) => (
          <TagField tags={field.value ?? []} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
    </Area>
  );
}
