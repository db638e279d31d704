import styled from 'styled-components';
import { Notice, space } from '@site/ui';

/** What is planned for a version, and the buttons for it. */
export const VersionNotice = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  margin: 0 ${space[16]} ${space[16]};
  overflow-wrap: anywhere;

  & > p {
    flex: 1 1 240px;
  }
`;
