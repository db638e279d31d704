import { type RefObject, useRef, useState } from 'react';
import { linkAt } from './editing/links';
import { pictureAt } from './editing/pictures';
import type { Question } from './surface-dialogs';
import { canRun, type SurfaceTool } from './surface-tools';
import { useAlone } from './use-alone';
import { useErrorsBehind } from './use-errors-behind';
import type { Surface } from './use-surface';

/** What stands beside the text, and what opens it. */
export function useSurfaceTools(frame: RefObject<HTMLDivElement | null>) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  /** How often words were to be found since the search was opened. */
  const [finding, setFinding] = useState(0);
  const [wide, setWide] = useState(false);
  useAlone(frame, wide);
  useErrorsBehind(wide, setWide);

  const openTool = (surface: Surface, tool: SurfaceTool) => {
    const state = surface.getState();
    const picture = pictureAt(state);
    if (!canRun(state, tool)) return;
    if (tool === 'toolbar') frame.current?.querySelector<HTMLElement>('[role=toolbar] button:enabled')?.focus();
    else if (tool === 'find') setFinding(finding + 1);
    else if (tool === 'wide') setWide(!wide);
    else if (tool === 'link' || tool === 'video') setQuestion({ kind: tool, draft: linkAt(state) });
    else if (tool === 'storedPicture') setQuestion({ kind: 'storedPicture' });
    else if (picture) setQuestion({ kind: 'picture', picture });
    else fileInput.current?.click();
  };
  const closeFind = (surface: Surface) => {
    setFinding(0);
    surface.view.focus();
  };
  return { fileInput, question, finding, wide, openTool, closeFind, closeQuestion: () => setQuestion(null) };
}
