import { lookFor } from '../features/posts/editor/surface/editing/find';
import { Surface } from '../features/posts/editor/surface/use-surface';

/** A writing surface in the page, by itself. `words` are selected in it, as by a double click. */
export function aSurface(content = '', words = ''): Surface {
  const surface = new Surface(document.body.appendChild(document.createElement('div')), content, () => ({
    onPaste: () => undefined,
    onDrop: () => false,
    onForeignPictures: () => undefined,
    onTool: () => undefined,
  }));
  for (const sought of [words, '']) surface.view.dispatch(lookFor(surface.getState(), sought));
  return surface;
}
