import { useRef } from 'react';
import styled from 'styled-components';
import type { Revision } from '@site/api-client/admin';
import { color, media, space } from '@site/ui';
import { PostView } from '../reading/post-view';
import { useContentPreview } from '../reading/use-content-preview';

/** The whole of a revision, as the page would show it. */
export function RevisionText({ revision }: { revision: Revision }) {
  const preview = useContentPreview(revision.content);
  const text = useRef<HTMLDivElement>(null);
  return (
    <Page role="region" aria-label={`Text of revision ${revision.number}`}>
      <PostView post={revision} preview={preview} text={text} hint="It has no text." />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  background: ${color.paper};
  overflow-wrap: anywhere;

  ${media.tablet} {
    padding: ${space[24]};
  }
`;
