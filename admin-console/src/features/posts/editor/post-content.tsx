import { Columns2 } from 'lucide-react';
import type { EditorState } from 'prosemirror-state';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { EditablePost } from '@site/api-client/admin';
import type { EditorMode } from '@site/contracts';
import { Button, color, media, space } from '@site/ui';
import { wantsWidth } from '../../../shared/narrow-sidebar';
import { Area, SectionHeading } from './editor-layout';
import { useEditorMode } from './surface/use-editor-mode';
import { EditorModeSwitch } from './surface/editor-mode-switch';
import type { WaitingPictures } from './use-waiting-pictures';
import { LivePreview } from './writing/live-preview';
import { useContentPictures } from './writing/use-content-pictures';
import { useWideScreen } from './writing/use-wide-screen';
import { WritingPane } from './writing/writing-pane';
import { panelId, tabId, type View, WritingTabs } from './writing/writing-tabs';
import { partOf } from '../../../shared/part-of';
import { useStoredChoice } from '../../../shared/use-stored-choice';

/** The writing surface, whose code comes when somebody wants to write in it. */
const SurfacePart = partOf(async () => (await import('./surface/writing-surface')).WritingSurface, {
  errorText: 'The writing surface could not be loaded. Your text is still there, as source.',
});

interface PostContentProps {
  post: EditablePost | undefined;
  onPicturesWaiting: WaitingPictures['onWaiting'];
}

/** The text with its tools, and beside it (on narrow screens: behind a tab) what readers will see. */
export function PostContent({ post, onPicturesWaiting }: PostContentProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const lastState = useRef<EditorState>(null);
  const [view, setView] = useState<View>('write');
  const [mode, setMode] = useEditorMode();
  const pictures = useContentPictures(onPicturesWaiting, setView);
  const [besideSource, setBesideSource] = useStoredChoice('console.preview-beside', ['true', 'false']);
  // The surface shows by itself what readers will see.
  const [besideSurface, setBesideSurface] = useState(false);
  const beside = mode === 'write' ? besideSurface : besideSource === 'true';
  const setBeside = (next: boolean) => (mode === 'write' ? setBesideSurface(next) : setBesideSource(`${next}`));
  const wide = useWideScreen();

  const handleMode = (next: EditorMode) => {
    // Pictures that wait move with the text, and leave the focus where it is.
    pictures.noteWriting();
    setMode(next);
  };
  const shows = (each: View) => (wide ? each === 'write' || beside : view === each);
  const panel = (each: View) => ({
    id: panelId(each),
    hidden: !shows(each),
    ...(wide ? {} : { role: 'tabpanel', 'aria-labelledby': tabId(each) }),
  });

  return (
    <ContentArea $name="content" {...(wide && beside && wantsWidth)}>
      <Head>
        <SectionHeading>Content</SectionHeading>
        <EditorModeSwitch mode={mode} onChange={handleMode} />
        {wide ? (
          <Button $tone="outline" $size="small" aria-pressed={beside} onClick={() => setBeside(!beside)}>
            <Columns2 aria-hidden />
            Live preview
          </Button>
        ) : (
          <WritingTabs view={view} onChange={setView} />
        )}
      </Head>
      <Panes $beside={wide && beside}>
        <Write {...panel('write')}>
          {mode === 'write' ? (
            <SurfacePart pictures={pictures} last={lastState} />
          ) : (
            <WritingPane areaRef={area} pictures={pictures} />
          )}
        </Write>
        <div {...panel('preview')}>
          {shows('preview') && <LivePreview area={area} publishedAt={post?.publishedAt} />}
        </div>
      </Panes>
    </ContentArea>
  );
}

/** The text is as tall as the margin beside it, where that is taller. */
const ContentArea = styled(Area)`
  grid-template-rows: auto minmax(0, 1fr);
  align-content: stretch;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};

  & button[aria-pressed='true'] {
    background: ${color.blueWash};
    color: ${color.blue};
  }
`;

const Panes = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    ${({ $beside }) => $beside && besideStyle}
  }

  & > [hidden] {
    display: none;
  }
`;

/** Halves, whatever stands in them: a long line must not take the room of the text that it is part of. */
const besideStyle = `
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
`;

const Write = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${space[8]};
`;
