import { useFormContext } from 'react-hook-form';
import type { PostInput } from '@site/contracts';
import { TextArea } from '@site/ui';
import { Area, SectionHeading } from './editor-layout';

export function PostContent() {
  const {
    register,
    formState: { errors },
  } = useFormContext<PostInput>();
  return (
    <Area $name="content">
      <SectionHeading>Content</SectionHeading>
      <TextArea
        label="Content"
        labelHidden
        rows={20}
        monospace
        hint="A line that starts with a number, such as 1. Doors, and the line Conclusion become headings."
        error={errors.content?.message}
        {...register('content')}
      />
    </Area>
  );
}
