import { useState } from 'react';

export interface TextDraft {
  text: string;
  write: (text: string) => void;
  /** Back to what stands there at first. */
  reset: () => void;
}

const keyStart = 'message-draft:';

/** What is typed and not sent yet, for as long as the tab lives: a failed call, a reload or a sign-in lose none of it. `usual` stands there at first. */
export function useTextDraft(name: string, usual = ''): TextDraft {
  const [text, setText] = useState(() => stored(name) || usual);
  const write = (next: string) => {
    setText(next);
    store(name, next === usual ? '' : next);
  };
  return { text, write, reset: () => write(usual) };
}

/** What the browser does not take: it lives as long as the page. */
const unstored = new Map<string, string>();

function stored(name: string): string {
  const here = unstored.get(name);
  if (here !== undefined) return here;
  try {
    return sessionStorage.getItem(keyStart + name) ?? '';
  } catch {
    return '';
  }
}

function store(name: string, text: string): void {
  try {
    unstored.delete(name);
    if (text) sessionStorage.setItem(keyStart + name, text);
    else sessionStorage.removeItem(keyStart + name);
  } catch {
    unstored.set(name, text);
  }
}
