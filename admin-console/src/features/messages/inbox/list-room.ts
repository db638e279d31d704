import styled from 'styled-components';

/** For what belongs to the list: on a narrow screen the open message stands in its place. */
export const ListRoom = styled.div<{ $hasOpen: boolean }>`
  @media (max-width: 63.99em) {
    display: ${({ $hasOpen }) => ($hasOpen ? 'none' : 'block')};
  }
`;
