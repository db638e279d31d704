import { Columns2 } from 'lucide-react';
import { type KeyboardEvent, useCallback, useDeferredValue, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { EditablePost } from '@site/api-client/admin';
import { countWords, type PostInput, readingMinutes, type StoredPicture } from '@site/contracts';
import { Button, color, media, space, TextArea, type } from '@site/ui';
import { ContentUploads } from '../../pictures/content-uploads';
import { pastedPictures } from '../../pictures/picture-files';
import { PictureInput } from '../../pictures/picture-input';
import { useFileDrop } from '../../pictures/use-file-drop';
import { useUploads } from '../../pictures/use-uploads';
import { wantsWidth } from '../../../shared/narrow-sidebar';
import { Area, SectionHeading } from './editor-layout';
import { insertBlock } from './writing/blocks';
import { breakEntry } from './writing/lists';
import { LivePreview } from './writing/live-preview';
import { ContentToolbar } from './writing/content-toolbar';
import { LinkDialog } from './writing/link-dialog';
import { type LinkDraft, linkAt, pictureTag, writeLink } from './writing/links';
import { applyEdit, selectionOf, type TextEdit } from './writing/text-edit';
import { usePreviewChoice } from './writing/use-preview-choice';
import { useWideScreen } from './writing/use-wide-screen';
import { editFor } from './writing/writing-commands';
import { commandOf, type WritingCommand } from './writing/writing-keys';
import { panelId, tabId, type View, WritingTabs } from './writing/writing-tabs';

/** The text with its tools, and beside it (on narrow screens: behind a tab) what readers will see. */
export function PostContent({ post }: { post: EditablePost | undefined }) {
  const { register, formState } = useFormContext<PostInput>();
  const { ref: fieldRef, ...field } = register('content');
  const area = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState<LinkDraft | null>(null);
  const [view, setView] = useState<View>('write');
  const [beside, setBeside] = usePreviewChoice();
  const wide = useWideScreen();
  const { uploads, add, retry, remove } = useUploads();
  // Whoever goes on writing meanwhile keeps the focus.
  const wroteSince = useRef(false);
  const mayTakeFocus = useCallback(() => !wroteSince.current, []);
  const addPictures = (files: File[]) => {
    wroteSince.current = false;
    add(files);
  };
  const { dropping, handlers } = useFileDrop(addPictures);

  const edit = (write: (selection: ReturnType<typeof selectionOf>) => TextEdit) => {
    if (area.current) applyEdit(area.current, write(selectionOf(area.current)));
  };
  const handleCommand = (command: WritingCommand) => {
    if (command === 'picture') return fileInput.current?.click();
    if (command === 'link') return area.current && setLink(linkAt(selectionOf(area.current)));
    edit((selection) => editFor(command, selection));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = area.current && isPlainEnter(event) ? breakEntry(selectionOf(area.current)) : null;
    const command = commandOf(event);
    if (!next && !command) return;
    event.preventDefault();
    event.stopPropagation();
    if (command) handleCommand(command);
    else if (next) edit(() => next);
  };
  const handleInsert = ({ url }: StoredPicture, description: string) =>
    edit((selection) => insertBlock(selection, pictureTag(url, description)));

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
          <ContentToolbar onCommand={handleCommand} />
          <DropPlace $dropping={dropping} {...handlers}>
            <ContentText
              label="Content"
              labelHidden
              dir="auto"
              rows={20}
              monospace
              hint="A line that starts with a number, such as 1. Doors, and the line Conclusion become headings."
              error={formState.errors.content?.message}
              onKeyDown={handleKey}
              onInput={() => (wroteSince.current = true)}
              onPaste={(event) => {
                const pictures = pastedPictures(event.clipboardData);
                if (pictures.length === 0) return;
                event.preventDefault();
                addPictures(pictures);
              }}
              {...field}
              ref={(element) => {
                fieldRef(element);
                area.current = element;
              }}
            />
          </DropPlace>
          <TextLength />
          <PictureInput ref={fileInput} label="Pictures for the text" multiple onFiles={addPictures} />
          <ContentUploads {...{ uploads, retry, remove }} mayTakeFocus={mayTakeFocus} onInsert={handleInsert} />
        </Write>
        <div {...panel('preview')}>
          <LivePreview shown={shows('preview')} area={area} publishedAt={post?.publishedAt} />
        </div>
      </Panes>
      {link && (
        <LinkDialog
          draft={link}
          onClose={() => setLink(null)}
          onWrite={(written) => {
            setLink(null);
            // The dialog gives the focus back first, to what had it.
            requestAnimationFrame(() => edit(() => writeLink(written)));
          }}
        />
      )}
    </ContentArea>
  );
}

/** Enter also ends a word in some input methods; with Shift it breaks the line and nothing else. */
const isPlainEnter = ({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;

function TextLength() {
  const content = useDeferredValue(useWatch<PostInput, 'content'>({ name: 'content' }));
  const words = countWords(content);
  return (
    <Length>
      {words.toLocaleString()} {words === 1 ? 'word' : 'words'} · {readingMinutes(content)} min read
    </Length>
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
  min-width: 0;
`;

const DropPlace = styled.div<{ $dropping: boolean }>`
  position: relative;
  display: grid;

  ${({ $dropping }) =>
    $dropping &&
    `
    outline: 3px dashed ${color.blue};
    outline-offset: 4px;

    &::after {
      content: 'Drop pictures here';
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      background: ${color.blueWash};
      color: ${color.blue};
      font-weight: 600;
      pointer-events: none;
    }
  `}
`;

const ContentText = styled(TextArea)`
  grid-template-rows: minmax(0, 1fr);
  align-content: stretch;
`;

const Length = styled.p`
  ${type.mono}
  color: ${color.inkSoft};
`;
