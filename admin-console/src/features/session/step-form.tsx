import styled from 'styled-components';
import { space } from '@site/ui';

/** One step of a sign-in. */
export const StepForm = styled.form`
  display: grid;
  gap: ${space[16]};
`;
