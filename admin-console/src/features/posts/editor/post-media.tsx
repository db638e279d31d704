import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { PostInput } from '@site/contracts';
import { space, TextField, verbatim } from '@site/ui';
import { CoverPicture } from './cover-picture';
import { Area, SectionHeading } from './editor-layout';
import type { WaitingPictures } from './use-waiting-pictures';

const addresses = [
  { name: 'coverImageUrl', label: 'Cover Image URL' },
  { name: 'videoUrl', label: 'Video URL' },
  { name: 'mediaUrl', label: 'Additional Media URL' },
] as const;

interface PostMediaProps {
  onPicturesWaiting: WaitingPictures['onWaiting'];
}

export function PostMedia({ onPicturesWaiting }: PostMediaProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<PostInput>();
  return (
    <Area>
      <SectionHeading>Media</SectionHeading>
      {addresses.map(({ name, label }) => (
        <Slot key={name}>
          <TextField
            label={label}
            {...verbatim}
            inputMode="url"
            placeholder="https://"
            error={errors[name]?.message}
            {...register(name)}
          />
          {name === 'coverImageUrl' && <CoverPicture onWaiting={onPicturesWaiting} />}
        </Slot>
      ))}
    </Area>
  );
}

const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  min-width: 0;
`;
