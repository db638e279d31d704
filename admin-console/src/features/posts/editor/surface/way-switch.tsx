import styled from 'styled-components';
import { Button } from '@site/ui';

export type Way = 'source' | 'write';

const labels: Record<Way, string> = { source: 'Source', write: 'Write' };

/** Content is edited as its source, or where it stands as the page will show it. */
export const WaySwitch = ({ way, onChange }: { way: Way; onChange: (way: Way) => void }) => (
  <Group role="group" aria-label="Edit as">
    {(['source', 'write'] as const).map((each) => (
      <Button key={each} $tone="outline" $size="small" aria-pressed={each === way} onClick={() => onChange(each)}>
        {labels[each]}
      </Button>
    ))}
  </Group>
);

const Group = styled.div`
  display: flex;
  margin-right: auto;

  & > * + * {
    margin-left: -1.5px;
  }
`;
