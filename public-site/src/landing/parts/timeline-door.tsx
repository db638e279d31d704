import styled from 'styled-components';
import { color, media } from '@site/ui';
import { doorStyle } from './door-style';

/** The door between the corridor and a room: in the room's left wall, on wider screens in the right one of odd rooms. */
export const TimelineDoor = () => (
  <Door viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <path className="gap" d="M0 0V44" />
    <path className="jambs" d="M-5 0H5M-5 44H5" />
    <path className="swing" d="M44 0A44 44 0 0 1 0 44" />
    <path className="leaf" d="M0 0H44" />
  </Door>
);

const Door = styled.svg`
  ${doorStyle}
  left: -1px;
  top: 28px;

  li[data-ahead] & {
    stroke-dasharray: 5 4;
  }
  li[data-ahead] & .gap {
    stroke-dasharray: none;
  }
  li[data-now] & {
    stroke: ${color.blueBand};
  }

  ${media.motion} {
    li[data-reveal] & .leaf {
      transition: transform 320ms ease-out 120ms;
    }
    li[data-reveal='waiting'] & .leaf {
      transform: rotate(90deg);
    }
  }

  ${media.tablet} {
    li:nth-child(odd) & {
      left: auto;
      right: -1px;
      transform: scaleX(-1);
    }
  }
`;
