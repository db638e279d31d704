import styled from 'styled-components';
import { space, type } from '@site/ui';

/** Room within a panel. */
export const PanelBody = styled.div`
  display: grid;
  gap: ${space[16]};
  padding: ${space[4]} ${space[16]} ${space[16]};
`;

/** The form of a panel, and of a dialog. */
export const PanelForm = styled.form`
  ${type.dense}
  display: grid;
  gap: ${space[16]};

  & > button[type='submit'] {
    justify-self: start;
  }
`;
