import styled from 'styled-components';
import { color, space } from '@site/ui';
import { useSite } from '../../shared/site-context';
import sitePlan from '../../assets/site-plan.svg';

/** The configured map, or our own drawing of the block. */
export function ContactMap() {
  const { config } = useSite();
  return <Frame src={config.mapUrl || sitePlan} title={`Map: ${config.address}`} loading="lazy" height={300} />;
}

const Frame = styled.iframe`
  width: 100%;
  height: 300px;
  margin-top: ${space[24]};
  border: 2px solid ${color.ink};
  background: ${color.card};
`;
