import { useState } from 'react';
import { Notice } from '@site/ui';
import { hasDrafts, hasUnstored } from '../editor/find-drafts';

/** Before the sign-in: whoever was led there from a text sees it no longer, and learns that it is not lost. */
export function UnsavedNote() {
  const [kept] = useState(hasDrafts);
  if (!kept) return null;
  const place = hasUnstored() ? 'still here for as long as this page is open' : 'safe on this device';
  return <Notice role="status">Your unsaved text is {place}. Sign in to see it.</Notice>;
}
