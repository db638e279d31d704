import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { PostInput } from '@site/contracts';
import { Button, color, Heading, Lead, media, Notice, Prose, Skeleton, space } from '@site/ui';
import { isPictureAddress } from '../is-picture-address';
import { useContentPreview } from './use-content-preview';

interface ContentPreviewProps {
  /** It asks for nothing while nobody sees it. */
  shown: boolean;
}

const troubles = {
  'signed-out': 'Your session has ended, so the preview is paused. Save to sign in again: your text is kept.',
  failed: 'The preview can’t update right now.',
} as const;

/** The post as readers will see it, beside the text that it is made of. */
export function ContentPreview({ shown }: ContentPreviewProps) {
  const [title, summary, cover, content] = useWatch<PostInput, ['title', 'summary', 'coverImageUrl', 'content']>({
    name: ['title', 'summary', 'coverImageUrl', 'content'],
  });
  const { html, trouble, retry } = useContentPreview(content, shown);
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A link that is looked at must not lead away from a text that is being written.
    for (const link of text.current?.querySelectorAll('a') ?? []) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }, [html]);

  return (
    <Pane role="region" aria-label="Live preview" tabIndex={0}>
      {trouble && (
        <Trouble $tone="warn" role="status">
          {troubles[trouble]}
          <Button $tone="outline" $size="small" onClick={retry}>
            Try again
          </Button>
        </Trouble>
      )}
      <Top>
        <Heading as="p" $size="heading">
          {title || 'Untitled'}
        </Heading>
        {summary && <Lead>{summary}</Lead>}
        {cover && isPictureAddress(cover) && (
          <Cover key={cover} src={cover} alt="" onError={(event) => (event.currentTarget.hidden = true)} />
        )}
      </Top>
      {html === undefined && !trouble && <Lines />}
      {html === '' && <Hint>What you write appears here as readers will see it.</Hint>}
      <div ref={text}>{html && <Prose dangerouslySetInnerHTML={{ __html: html }} />}</div>
    </Pane>
  );
}

const Lines = () => (
  <>
    <Skeleton $width="60%" />
    <Skeleton />
    <Skeleton $width="80%" />
  </>
);

/** What is wider than it breaks where it can, and scrolls by itself where it can't. */
const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[24]};
  min-width: 0;
  min-height: 320px;
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

const Top = styled.div`
  display: grid;
  gap: ${space[16]};

  &:empty {
    display: none;
  }
`;

const Cover = styled.img`
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border: 2px solid ${color.ink};

  &[hidden] {
    display: none;
  }
`;

const Trouble = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`;

const Hint = styled.p`
  color: ${color.inkSoft};
`;
