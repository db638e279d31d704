import { useEffect, useRef } from 'react';

/**
 * For a part of a screen whose buttons may be gone once they have done their work: the focus goes to the part itself then,
 * and is not lost. Give what it returns to an element with `tabIndex={-1}` and a name.
 */
export function useFocusFallback<Part extends HTMLElement>() {
  const part = useRef<Part>(null);

  useEffect(() => {
    let last: Element | null = null;
    const handleFocus = ({ target }: FocusEvent) => {
      const isWithin = target instanceof Element && part.current?.contains(target);
      if (isWithin) last = target;
    };
    // A press on nothing in particular, or another window: nobody expects the focus back. What is removed loses it too, a
    // moment before it is gone.
    const handleBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (target !== last || relatedTarget) return;
      queueMicrotask(() => {
        if (target === last && last?.isConnected) last = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      part.current?.focus({ preventScroll: true });
    });
    // A dialog that covers the part is beside it.
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('focusout', handleBlur);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('focusout', handleBlur);
    };
  }, []);

  return part;
}
