import { X } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { PostInput } from '@site/contracts';
import { Field, IconButton, Input, space } from '@site/ui';
import { fromLocalInput, timeZoneAt, toLocalInput } from '../../../shared/local-input-time';

/** A date without its time, or the like: for the rules to refuse, since saving it as none would surprise. */
const unfinished = 'unfinished';

/** When the draft, or changes of a live post, are to be published by themselves, in the time zone of this device. */
export function PublishAtField({ isLive }: { isLive: boolean }) {
  const { control } = useFormContext<PostInput>();
  const status = useWatch({ control, name: 'status' });
  const isPublished = status === 'published';
  if (isPublished && !isLive) return null;

  return (
    <Controller
      control={control}
      name="publishAt"
      render={({ field: { value, onChange, onBlur, name, ref }, fieldState }) => {
        // Browsers report no change of a value that is unfinished.
        const notice = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
          if (currentTarget.validity.badInput) onChange(unfinished);
          else if (value === unfinished) onChange('');
        };
        return (
          <Field
            label={isPublished ? 'Publish changes at' : 'Publish at'}
            optional
            hint={timeZoneAt(value)}
            error={fieldState.error?.message}
          >
            {(aria) => (
              <Row>
                <Moment
                  {...aria}
                  ref={ref}
                  name={name}
                  type="datetime-local"
                  value={toLocalInput(value)}
                  onChange={(event) => onChange(fromLocalInput(event.target.value))}
                  onKeyUp={notice}
                  onBlur={(event) => {
                    notice(event);
                    onBlur();
                  }}
                />
                {value && (
                  <ClearButton $tone="outline" aria-label="Clear the planned time" onClick={() => onChange('')}>
                    <X aria-hidden />
                  </ClearButton>
                )}
              </Row>
            )}
          </Field>
        );
      }}
    />
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space[4]};
  min-width: 0;
`;

const Moment = styled(Input)`
  min-width: 0;
  padding-inline: ${space[12]} ${space[8]};
`;

const ClearButton = styled(IconButton)`
  flex: none;
  align-self: stretch;
`;
