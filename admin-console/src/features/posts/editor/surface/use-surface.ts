import { type Command, type EditorState, NodeSelection, Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { letterOf } from '../../../../shared/letter-of';
import { isMac } from '../key-names';
import { caretMargins } from './caret-margins';
import { islandView } from './editing/island-view';
import { selectDragged, selectDropped } from './editing/pictures';
import { replaceDocument, surfaceState } from './editing/surface-state';
import { parseContent } from './model/parse-content';
import { serializeContent } from './model/serialize-content';
import { types } from './model/types';
import { clipboard } from './paste/clipboard';
import type { SurfaceTool } from './surface-tools';

export interface SurfaceEvents {
  /** Prevents the default where it takes what is pasted. */
  onPaste: (event: ClipboardEvent) => void;
  /** Answers whether it takes what is dropped. */
  onDrop: (event: DragEvent) => boolean;
  /** Addresses of pictures of another place, which are not pasted. */
  onForeignPictures: (addresses: string[]) => void;
  /** A key that opens what stands beside the text. */
  onTool: (surface: Surface, tool: SurfaceTool) => void;
}

/** The editor in the page, and whoever wants to know of each of its states. */
export class Surface {
  readonly view: EditorView;
  /** As it was last read or told. */
  private content: string;
  private onChange: ((content: string) => void) | undefined;
  private keys: ((event: KeyboardEvent) => boolean) | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(mount: HTMLElement, content: string, events: () => SurfaceEvents, last?: EditorState | null) {
    const plugin = new Plugin({
      props: {
        handleClickOn: (view, _pos, node, nodePos, event) => {
          // The picture above a caption stands for both.
          const isPicture = node.type === types.figure && (event.target as Element).localName === 'img';
          if (isPicture) view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, nodePos)));
          return isPicture;
        },
        handleDOMEvents: {
          dragstart: selectDragged,
          drop: (view, event) => events().onDrop(event) && selectDropped(view, event),
          // Before it is read: the HTML beside a picture shows the same one.
          paste: (_view, event) => events().onPaste(event),
        },
        handleKeyDown: (_view, event) => {
          if (this.keys?.(event)) return true;
          const tool = toolOf(event);
          if (tool) events().onTool(this, tool);
          // The key may mean something to the browser or to the screen around the text.
          if (tool) event.stopPropagation();
          return tool !== undefined;
        },
      },
    });
    this.view = new EditorView(
      { mount },
      {
        state: surfaceState(
          parseContent(content),
          [plugin, clipboard((addresses) => events().onForeignPictures(addresses))],
          last,
        ),
        scrollMargin: caretMargins,
        scrollThreshold: caretMargins,
        nodeViews: { island: islandView },
        dispatchTransaction: (tr) => {
          this.view.updateState(this.view.state.apply(tr));
          if (tr.docChanged) this.tell();
          for (const listener of this.listeners) listener();
        },
      },
    );
    this.content = serializeContent(this.view.state.doc);
    this.take(content);
  }

  /** Tells of each change of the content. Answers how to end that. */
  connect(onChange: (content: string) => void): () => void {
    this.onChange = onChange;
    return () => {
      this.onChange = undefined;
    };
  }

  /** Takes content that did not come from here: a merge, a draft, a revision. */
  take(content: string): void {
    if (content === this.content) return;
    this.content = content;
    this.view.dispatch(replaceDocument(this.view.state, parseContent(content)));
  }

  /** Does what somebody has chosen beside the text, and goes on in it. */
  run(command: Command): void {
    command(this.view.state, this.view.dispatch, this.view);
    this.view.focus();
  }

  /** What is open above the text sees its keys first. Answers how to end that. */
  watchKeys(handle: (event: KeyboardEvent) => boolean): () => void {
    this.keys = handle;
    return () => {
      this.keys = undefined;
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): EditorState => this.view.state;

  private tell(): void {
    const next = serializeContent(this.view.state.doc);
    if (next === this.content) return;
    this.content = next;
    this.onChange?.(next);
  }
}

function toolOf(event: KeyboardEvent): SurfaceTool | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey && event.key === 'F10') return 'toolbar';
  // On macOS the keys with Ctrl move the caret.
  if (ctrlKey === metaKey || metaKey !== isMac || altKey) return undefined;
  if (!shiftKey && letterOf(event) === 'f') return 'find';
  return shiftKey && letterOf(event) === 'k' ? 'link' : undefined;
}

/** Shows content in an element as long as that is there. `last`: what the one before it ended with, of the same post. */
export function useSurface(readContent: () => string, events: SurfaceEvents, last: RefObject<EditorState | null>) {
  const place = useRef<HTMLDivElement>(null);
  const [surface, setSurface] = useState<Surface | null>(null);
  const read = useRef(readContent);
  const present = useRef(events);
  useEffect(() => {
    present.current = events;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const made = new Surface(place.current, read.current(), () => present.current, last.current);
    setSurface(made);
    return () => {
      last.current = made.getState();
      made.view.destroy();
    };
  }, [last]);

  return { place, surface };
}

/** What somebody wants to know of the editor, whenever that changes: a text or a number, or what the state itself holds. */
export const useSurfaceState = <Fact>({ subscribe, getState }: Surface, select: (state: EditorState) => Fact): Fact =>
  useSyncExternalStore(subscribe, () => select(getState()));
