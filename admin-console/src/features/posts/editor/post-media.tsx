import { useFormContext } from 'react-hook-form';
import type { PostInput } from '@site/contracts';
import { TextField } from '@site/ui';
import { Area, SectionHeading } from './editor-layout';

const addresses = [
  { name: 'coverImageUrl', label: 'Cover Image URL' },
  { name: 'videoUrl', label: 'Video URL' },
  { name: 'mediaUrl', label: 'Additional Media URL' },
] as const;

export function PostMedia() {
  const {
    register,
    formState: { errors },
  } = useFormContext<PostInput>();
  return (
    <Area $name="media">
      <SectionHeading>Media</SectionHeading>
      {addresses.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          inputMode="url"
          placeholder="https://"
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
    </Area>
  );
}
