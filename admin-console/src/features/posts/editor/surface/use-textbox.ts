import { useEffect } from 'react';
import type { Surface } from './use-surface';

interface Textbox {
  /** Ids of what describes it. */
  describedBy: string;
  invalid: boolean;
}

/** Makes the editor a text field for screen readers, and what the form gives the focus to. */
export function useTextbox(
  surface: Surface,
  { describedBy, invalid }: Textbox,
  register: (field: { focus: () => void }) => void,
): void {
  useEffect(() => {
    surface.view.setProps({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Content',
        'aria-describedby': describedBy,
        'aria-keyshortcuts': 'Alt+F10',
        dir: 'auto',
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
      },
    });
  }, [surface, describedBy, invalid]);

  useEffect(() => {
    register({ focus: () => surface.view.focus() });
  }, [surface, register]);
}
