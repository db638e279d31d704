import styled from 'styled-components';
import { measure, space } from '../theme/tokens';

/** The page width: 1180 px between 24 px gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${measure} + 2 * ${space[24]});
  margin-inline: auto;
  padding-inline: ${space[24]};
`;
