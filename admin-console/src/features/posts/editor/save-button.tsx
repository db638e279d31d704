import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Button } from '@site/ui';

type SaveButtonProps = ComponentProps<typeof Button> & { saving: boolean };

/** Says that it saves, in the room of its words. */
export const SaveButton = ({ saving, children, ...props }: SaveButtonProps) => (
  <Place $size="small" {...props}>
    <Words aria-hidden={saving}>{children}</Words>
    {saving && <Saving>Saving...</Saving>}
  </Place>
);

const Place = styled(Button)`
  position: relative;
`;

const Words = styled.span`
  &[aria-hidden='true'] {
    visibility: hidden;
  }
`;

const Saving = styled.span`
  position: absolute;
`;
