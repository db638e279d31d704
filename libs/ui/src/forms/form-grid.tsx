import styled from 'styled-components';
import { space } from '../theme/tokens';

/** A form whose fields stand one below the other. */
export const FormGrid = styled.form`
  display: grid;
  gap: ${space[16]};
`;
