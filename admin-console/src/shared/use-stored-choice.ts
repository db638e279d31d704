import { useState } from 'react';

/** One of a few choices, as this browser remembers it; the first one until another is made. */
export function useStoredChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => choices.find((each) => each === storedIn(key)) ?? choices[0]);
  const choose = (next: Choice) => {
    setChoice(next);
    try {
      window.localStorage.setItem(key, next);
    } catch {
      // The choice then lasts as long as the screen.
    }
  };
  return [choice, choose];
}

function storedIn(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
