import { type RefObject, useState } from 'react';

/** Copies a text, and tells how that went; `control` shows the text. */
export function useCopying(value: string, control: RefObject<{ select: () => void } | null>) {
  const [copied, setCopied] = useState<'yes' | 'by hand' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      // Outside https, browsers leave the clipboard to the person.
      control.current?.select();
      setCopied('by hand');
    }
  };
  const hint = copied === 'by hand' && 'It is selected: copy it with Ctrl+C or Cmd+C.';
  return { isCopied: copied === 'yes', hint, copy };
}
