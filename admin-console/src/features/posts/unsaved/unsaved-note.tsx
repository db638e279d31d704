import { useState } from 'react';
import { Notice } from '@site/ui';
import { hasDrafts } from '../editor/draft-store';

/** Before the sign-in: whoever was led there from a text sees it no longer, and learns that it is not lost. */
export function UnsavedNote() {
  const [kept] = useState(hasDrafts);
  if (!kept) return null;
  return <Notice role="status">Your unsaved text is safe on this device. Sign in to see it.</Notice>;
}
