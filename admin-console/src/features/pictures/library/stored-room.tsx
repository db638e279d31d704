import type { PictureSummary } from '@site/api-client/pictures';
import styled from 'styled-components';
import { color, space } from '@site/ui';
import { counted } from '../../../shared/counted';
import { fileSize } from './picture-words';

/** How much of the quota is taken. */
export const StoredRoom = ({ summary: { pictures, bytes, quotaBytes } }: { summary: PictureSummary }) => (
  <Room>
    <span>
      {counted(pictures, 'picture')}, {fileSize(bytes)} of {fileSize(quotaBytes)}
    </span>
    <Bar aria-label="Room taken" value={bytes} max={quotaBytes} />
  </Room>
);

const Room = styled.span`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
`;

const Bar = styled.meter`
  width: 220px;
  max-width: 100%;
  height: 8px;
  accent-color: ${color.blue};
`;
