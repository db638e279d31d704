import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { adminApi } from '@site/api-client/admin';
import type { EditorMode } from '@site/contracts';

/** How this person edits content, on every device; what another device says is heard by the next screen. */
export function useEditorMode(): [mode: EditorMode, choose: (mode: EditorMode) => void] {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { data: user } = adminApi.endpoints.getAdminSession.useQueryState();
  const [mode, setMode] = useState(user?.editorMode ?? 'source');
  const choose = async (editorMode: EditorMode) => {
    setMode(editorMode);
    // A choice that could not be stored lasts until the page is loaded again.
    const { storeEditorMode } = await import('./store-editor-mode');
    await dispatch(storeEditorMode({ editorMode }));
  };
  return [mode, (next) => void choose(next).catch(() => undefined)];
}
