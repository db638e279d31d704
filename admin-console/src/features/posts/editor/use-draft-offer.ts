import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react';
import { type Draft, type DraftPlace, storeDraft } from './draft-store';

export interface DraftOffer {
  /** Where they were found. */
  place: DraftPlace;
  /** Text of earlier visits that was never saved: the first of it is on offer. */
  drafts: Draft[];
  change: Dispatch<SetStateAction<Draft[]>>;
  /** The draft that the editor was filled with and that is not saved yet. */
  restored: Draft | null;
  /** To be called with none when the restored text is safe with the server, or another took its place. */
  setRestored: (draft: Draft | null) => void;
  /** Editors whose drafts were restored or discarded. */
  settled: RefObject<Set<string>>;
  /** To be called after a save: whoever saves with a draft on offer does not want it, and is not asked again. */
  passOver: () => void;
}

/** What is on offer to be restored, and what was. */
export function useDraftOffer(presentPlace: DraftPlace): DraftOffer {
  const [place] = useState(presentPlace);
  const [drafts, change] = useState<Draft[]>([]);
  const [restored, setRestored] = useState<Draft | null>(null);
  const settled = useRef(new Set<string>());
  const latest = useRef(drafts);
  useEffect(() => {
    latest.current = drafts;
  });

  const passOver = () => {
    const [offered] = latest.current;
    if (!offered || offered.isAside) return;
    // A new post is another one than that which the draft was to become.
    if (place.post !== 'new') storeDraft(place, { ...offered, isPassedOver: true });
    change((present) => present.filter(({ editor }) => editor !== offered.editor));
  };
  return { place, drafts, change, restored, setRestored, settled, passOver };
}
