import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { countWords, type PostInput, readingMinutes } from '@site/contracts';
import { color, type } from '@site/ui';

/** How long the content is, and how long it takes to read. */
export function TextLength() {
  const content = useDeferredValue(useWatch<PostInput, 'content'>({ name: 'content' }));
  const words = countWords(content);
  return (
    <Length>
      {words.toLocaleString()} {words === 1 ? 'word' : 'words'} · {readingMinutes(content)} min read
    </Length>
  );
}

const Length = styled.p`
  ${type.mono}
  color: ${color.inkSoft};
`;
