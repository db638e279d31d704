import styled from 'styled-components';
import type { EditorMode } from '@site/contracts';
import { Button } from '@site/ui';

const labels: Record<EditorMode, string> = { source: 'Source', write: 'Write' };

interface EditorModeSwitchProps {
  mode: EditorMode;
  onChange: (mode: EditorMode) => void;
}

/** Content is edited as its source, or where it stands as the page will show it. */
export const EditorModeSwitch = ({ mode, onChange }: EditorModeSwitchProps) => (
  <Group role="group" aria-label="Edit as">
    {(['source', 'write'] as const).map((each) => (
      <Button key={each} $tone="outline" $size="small" aria-pressed={each === mode} onClick={() => onChange(each)}>
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
