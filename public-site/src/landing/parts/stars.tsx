import styled from 'styled-components';
import { color } from '@site/ui';

const star = 'M10 1.5l2.6 5.7 6.200.7-4.6 4.200 1.300 6.100L10 15.100l-5.5 3.100 1.300-6.100L1.200 7.900l6.200-.7z';

/** A rating out of five. */
export const Stars = ({ count }: { count: number }) => (
  <Row role="img" aria-label={`${count} out of 5 stars`}>
    {Array.from({ length: count }, (_, index) => (
      <svg key={index} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={star} />
      </svg>
    ))}
  </Row>
);

const Row = styled.div`
  display: flex;
  gap: 4px;
  fill: ${color.lime};
  stroke: ${color.ink};
  stroke-width: 1.5;
  stroke-linejoin: round;
`;
