import { type RefObject, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { PostInput } from '@site/contracts';
import { color, media, space } from '@site/ui';
import { PostView } from '../../reading/post-view';
import { useContentPreview } from '../../reading/use-content-preview';
import { useCaretFollowing } from './use-caret-following';
import { useSettled } from '../../../../shared/use-settled';

interface LivePreviewProps {
  /** The text area, whose caret is followed. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** ISO time; absent for what was never published. */
  publishedAt: string | null | undefined;
}

const watched = ['type', 'title', 'summary', 'tags', 'coverImageUrl', 'content', 'publishAt'] as const;

/** The post as readers will see it, beside the text that it is made of. It follows each key: where nobody sees it, it is not there. */
export function LivePreview({ area, publishedAt }: LivePreviewProps) {
  const [type, title, summary, tags, coverImageUrl, content, publishAt] = useWatch<PostInput, typeof watched>({
    name: watched,
  });
  // Half an address may lead to another video.
  const videoUrl = useSettled(useWatch<PostInput, 'videoUrl'>({ name: 'videoUrl' }));
  const post = useMemo(
    () => ({ type, title, summary, tags, coverImageUrl, videoUrl }),
    [type, title, summary, tags, coverImageUrl, videoUrl],
  );
  const preview = useContentPreview(content);
  const pane = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useCaretFollowing({ area, pane, text, html: preview.html });

  return (
    <Pane ref={pane} role="region" aria-label="Live preview" tabIndex={0}>
      <PostView
        post={post}
        publishedAt={publishedAt ?? publishAt}
        preview={preview}
        text={text}
        hint="What you write appears here as readers will see it."
      />
    </Pane>
  );
}

/** What is wider than it breaks where it can, and scrolls by itself where it can't. */
const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[24]};
  position: sticky;
  top: ${space[16]};
  /* As tall as the text beside it, where the window is. */
  min-height: max(320px, min(100%, 80vh));
  max-height: 80vh;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  padding: ${space[24]} ${space[16]};
  border: 1.5px solid ${color.line};
  background: ${color.paper};

  ${media.tablet} {
    padding: ${space[24]};
  }
`;
