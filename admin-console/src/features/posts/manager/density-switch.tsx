import { Rows2, Rows4 } from 'lucide-react';
import styled from 'styled-components';
import { color, IconButton } from '@site/ui';

export const densities = ['compact', 'comfortable'] as const;

export type Density = (typeof densities)[number];

interface DensitySwitchProps {
  density: Density;
  onChange: (density: Density) => void;
}

/** Many posts on a screen, or few with more of their text. */
export const DensitySwitch = ({ density, onChange }: DensitySwitchProps) => (
  <Group role="group" aria-label="Density">
    <Choice $tone="quiet" aria-label="Compact" aria-pressed={density === 'compact'} onClick={() => onChange('compact')}>
      <Rows4 aria-hidden />
    </Choice>
    <Choice
      $tone="quiet"
      aria-label="Comfortable"
      aria-pressed={density === 'comfortable'}
      onClick={() => onChange('comfortable')}
    >
      <Rows2 aria-hidden />
    </Choice>
  </Group>
);

const Group = styled.div`
  display: flex;
`;

const Choice = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${color.blueWash};
    color: ${color.blue};
  }
`;
