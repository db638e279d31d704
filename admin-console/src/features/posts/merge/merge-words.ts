import { createContext } from 'react';

/** Two people have changed the post. */
export const wordsOfTwo = {
  title: 'Somebody else saved this post',
  passage: 'you both changed the same passage',
  both: 'You both changed',
  takeMine: 'Take yours',
  takeTheirs: 'Take theirs',
  takeBoth: 'Take both, theirs first',
  mine: 'your changes',
  theirs: 'their changes',
  isMine: 'Your change',
  isTheirs: 'Their change',
  load: 'Load their version',
};

/** One person has, in two windows. */
export const wordsOfOne: typeof wordsOfTwo = {
  title: 'You saved this post in another window',
  passage: 'both windows changed the same passage',
  both: 'Both windows changed',
  takeMine: 'Take the text of this window',
  takeTheirs: 'Take the text of the other window',
  takeBoth: 'Take both, that of the other window first',
  mine: 'changes in this window',
  theirs: 'changes in the other window',
  isMine: 'Changed in this window',
  isTheirs: 'Changed in the other window',
  load: 'Load the version of the other window',
};

/** How the sides of a merge are called. */
export const MergeWords = createContext(wordsOfTwo);
