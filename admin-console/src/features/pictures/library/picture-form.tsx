import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { type PictureDetails, useUpdatePictureMutation } from '@site/api-client/pictures';
import { PictureInput, pictureLimits } from '@site/contracts';
import { Actions, Button, color, media, space, TextArea, TextField, type } from '@site/ui';
import { localDate } from '../../../shared/local-date';
import { useWhileShown } from '../../../shared/use-while-shown';
import { useRefusal } from '../../session/use-refusal';
import { useRequest } from '../../session/use-request';
import { DeletePicture } from './delete-picture';
import { FocusField } from './focus-field';
import { fileSize, isUsed } from './picture-words';
import { PictureUses } from './picture-uses';
import { ReplacePicture } from './replace-picture';

interface PictureFormProps {
  picture: PictureDetails;
  /** Stable. */
  onDirty: (dirty: boolean) => void;
  onOpen: (id: number) => void;
  onClose: () => void;
}

export function PictureForm({ picture, onDirty, onOpen, onClose }: PictureFormProps) {
  const { form, isLoading, handleSave } = usePictureForm(picture, onClose);
  const { errors, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const { focusX = 50, focusY = 50 } = useWatch({ control: form.control });

  return (
    <Columns onSubmit={handleSave} noValidate>
      <FocusField
        {...{ picture, focusX, focusY }}
        onChange={(focus) => {
          form.setValue('focusX', focus.focusX, { shouldDirty: true });
          form.setValue('focusY', focus.focusY, { shouldDirty: true });
        }}
      />
      <Facts>
        <TextArea
          label="Alternative text"
          hint="What it shows, for people who can’t see it. Filled in wherever the picture is chosen; posts that show it keep theirs."
          rows={3}
          dir="auto"
          maxLength={pictureLimits.alt}
          error={errors.alt?.message}
          {...form.register('alt')}
        />
        <TextField
          label="Name"
          dir="auto"
          maxLength={pictureLimits.name}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Origin picture={picture} />
        <PictureUses picture={picture} />
        <Tasks>
          {isDirty ? (
            <p>Once your changes are saved, it can be replaced or deleted.</p>
          ) : (
            <>
              <ReplacePicture picture={picture} onReplaced={onOpen} />
              {isUsed(picture) ? (
                <p>It can be deleted once nothing uses it.</p>
              ) : (
                <DeletePicture picture={picture} onDeleted={onClose} />
              )}
            </>
          )}
        </Tasks>
        <Actions>
          <Button $tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" $waiting={isLoading}>
            {isLoading ? 'Saving...' : 'Save'}
          </Button>
        </Actions>
      </Facts>
    </Columns>
  );
}

function usePictureForm({ id, name, alt, focusX, focusY }: PictureDetails, onSaved: () => void) {
  const [update, { isLoading }] = useUpdatePictureMutation();
  const close = useWhileShown(onSaved);
  const form = useForm<PictureInput>({
    resolver: classValidatorResolver(PictureInput),
    defaultValues: { name, alt, focusX, focusY },
  });
  const request = useRequest(useRefusal(form));
  const { dirtyFields } = form.formState;
  const handleSave = form.handleSubmit(async (pictureInput) => {
    const updated = update({ id, pictureInput: changesOf(pictureInput, dirtyFields) }).unwrap();
    if (await request(updated, 'Picture saved', 'Failed to save the picture')) close();
  });
  return { form, isLoading, handleSave };
}

/** What nobody touched here stays as it is: somebody else may have changed it meanwhile. */
const changesOf = (input: PictureInput, touched: Partial<Record<keyof PictureInput, boolean>>): PictureInput => ({
  ...(touched.name && { name: input.name }),
  ...(touched.alt && { alt: input.alt }),
  ...(touched.focusX && { focusX: input.focusX }),
  ...(touched.focusY && { focusY: input.focusY }),
});

const Origin = ({
  picture: { url, width, height, bytes, createdAt, uploadedByName },
}: Pick<PictureFormProps, 'picture'>) => (
  <Small>
    {width} × {height}, {fileSize(bytes)}, uploaded {localDate(createdAt)}
    {uploadedByName && ` by ${uploadedByName}`}.{' '}
    <a href={url} target="_blank" rel="noreferrer">
      Open the file
    </a>
  </Small>
);

const Columns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${space[16]};
  align-content: start;
  min-width: 0;
`;

const Tasks = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  color: ${color.inkSoft};
`;

const Small = styled.p`
  ${type.small}
  color: ${color.inkSoft};

  & a {
    color: ${color.blue};
  }
`;
