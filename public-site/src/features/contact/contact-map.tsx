import styled, { css } from 'styled-components';
import { color, fontFamily, space } from '@site/ui';
import { useSite } from '../../shared/site-context';
import sitePlan from '../../assets/site-plan.svg';

/** The configured map, or our own drawing of the block. */
export function ContactMap() {
  const { mapUrl, address } = useSite().config;
  const label = `Map: ${address}`;
  if (mapUrl) return <Frame src={mapUrl} title={label} loading="lazy" height={300} />;
  return (
    <Plan viewBox="0 0 1180 300" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <use href={`${sitePlan}#plan`} />
    </Plan>
  );
}

const sheet = css`
  width: 100%;
  height: 300px;
  margin-top: ${space[24]};
  border: 2px solid ${color.ink};
`;

const Frame = styled.iframe`
  ${sheet}
  background: ${color.card};
`;

const Plan = styled.svg`
  ${sheet}
  background: ${color.paper};
  font-family: ${fontFamily.mono};
`;
