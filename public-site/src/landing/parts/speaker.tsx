import styled from 'styled-components';
import { color, space, type } from '@site/ui';
import type { Person } from '../sections';
import { PortraitImage } from './portrait-image';

interface SpeakerProps {
  person: Person;
  /** The portrait's edge in pixels. */
  size: number;
}

/** Who says what the figure around it quotes. */
export const Speaker = ({ person: { portrait, name, role, company }, size }: SpeakerProps) => (
  <Caption>
    {portrait && <PortraitImage portrait={portrait} size={size} />}
    <span>
      <strong>{name}</strong>
      {role}, {company}
    </span>
  </Caption>
);

const Caption = styled.figcaption`
  ${type.dense}
  display: flex;
  align-items: center;
  gap: ${space[16]};
  color: ${color.inkSoft};

  strong {
    display: block;
    font-weight: 600;
    color: ${color.ink};
  }
`;
