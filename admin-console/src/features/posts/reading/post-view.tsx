import { memo, type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import type { PostInput } from '@site/contracts';
import { Button, color, Heading, Lead, Notice, Prose, Skeleton, space } from '@site/ui';
import { PostPicture } from './post-picture';
import { ReadingFacts, ReadingTags } from './reading-facts';
import type { ContentPreview } from './use-content-preview';

interface PostViewProps {
  post: Pick<PostInput, 'type' | 'title' | 'summary' | 'tags' | 'coverImageUrl' | 'videoUrl'>;
  /** ISO time of the publication, past or planned. */
  publishedAt?: string | null;
  preview: ContentPreview;
  text: RefObject<HTMLDivElement | null>;
  /** Stands in for a text that is empty. */
  hint?: string;
}

const troubles = {
  'signed-out': 'Your session has ended: the preview stays as it is. Your text is kept on this device.',
  failed: 'The preview could not be made.',
} as const;

/** A post as its readers see it. Not made anew for each key that is typed beside it. */
export const PostView = memo(function PostView({ post, publishedAt, preview, text, hint }: PostViewProps) {
  const { type, title, summary, tags, coverImageUrl, videoUrl } = post;
  const { html, minutes, trouble, retry } = preview;
  useLinksElsewhere(text, html);
  return (
    <>
      {trouble && (
        <Trouble $tone="warn" role="status">
          {troubles[trouble]}
          <Button $tone="outline" $size="small" onClick={retry}>
            Try again
          </Button>
        </Trouble>
      )}
      <Top>
        <ReadingFacts {...{ type, publishedAt, minutes }} />
        <Heading as="p" $size="heading" dir="auto">
          {title || 'Untitled'}
        </Heading>
        {summary && <Lead dir="auto">{summary}</Lead>}
        <ReadingTags tags={tags} />
        <PostPicture {...{ title, coverImageUrl, videoUrl }} />
      </Top>
      {html === undefined && !trouble && <Lines />}
      {html === '' && hint && <Hint>{hint}</Hint>}
      <div ref={text}>{html && <Text dir="auto" dangerouslySetInnerHTML={{ __html: html }} />}</div>
    </>
  );
});

/** A link that is looked at must not lead away from a text that is being written. */
function useLinksElsewhere(text: RefObject<HTMLElement | null>, html: string | undefined): void {
  useEffect(() => {
    for (const link of text.current?.querySelectorAll('a') ?? []) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
  }, [html, text]);
}

const Text = styled(Prose)`
  max-width: 68ch;
`;

const Lines = () => (
  <>
    <Skeleton $width="60%" />
    <Skeleton />
    <Skeleton $width="80%" />
  </>
);

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
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
