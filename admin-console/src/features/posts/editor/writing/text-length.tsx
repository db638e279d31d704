import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { countWords, minutesOf, type PostInput } from '@site/contracts';
import { color, type } from '@site/ui';
import { useSettled } from '../../../../shared/use-settled';

/** How long the content is, and how long it takes to read. Counted when the typing pauses, for each key would wait. */
export function TextLength() {
  const content = useSettled(useWatch<PostInput, 'content'>({ name: 'content' }));
  const words = useMemo(() => countWords(content), [content]);
  return (
    <Length>
      {words.toLocaleString()} {words === 1 ? 'word' : 'words'} · {minutesOf(words)} min read
    </Length>
  );
}

const Length = styled.p`
  ${type.mono}
  color: ${color.inkSoft};
`;
