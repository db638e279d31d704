import type { Node as ModelNode } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

/** A part of the content that the surface can't show, as the source that it is. */
export function islandView(node: ModelNode): NodeView {
  const dom = document.createElement('div');
  dom.className = 'island';
  dom.contentEditable = 'false';
  const note = document.createElement('p');
  note.textContent = 'This part can only be edited as source.';
  const source = document.createElement('pre');
  source.dir = 'auto';
  source.textContent = node.attrs.origin?.source ?? '';
  dom.append(note, source);
  return { dom, ignoreMutation: () => true };
}
