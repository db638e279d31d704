import styled from 'styled-components';

/** On a narrow screen the open message stands in the place of the list. */
export const Room = styled.div<{ $away: boolean }>`
  @media (max-width: 63.99em) {
    display: ${({ $away }) => ($away ? 'none' : 'block')};
  }
`;
