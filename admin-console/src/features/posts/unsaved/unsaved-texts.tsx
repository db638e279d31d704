import { useState } from 'react';
import styled from 'styled-components';
import { Notice, space } from '@site/ui';
import { findDrafts } from '../editor/find-drafts';
import { UnsavedText } from './unsaved-text';

/** What somebody wrote before their role was changed: it can't be saved any more, and must not be lost. */
export function UnsavedTexts({ user }: { user: string }) {
  const [drafts] = useState(() => findDrafts({ user }));
  if (drafts.length === 0) return null;
  return (
    <Texts aria-label="Unsaved text">
      <Notice $tone="warn">
        Your permissions have changed: your account can no longer save posts. Your unsaved text is kept on this device
        and shown below. Copy it and send it to an admin.
      </Notice>
      {drafts.map((draft) => (
        <UnsavedText key={draft.editor} draft={draft} />
      ))}
    </Texts>
  );
}

const Texts = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  width: 100%;
`;
