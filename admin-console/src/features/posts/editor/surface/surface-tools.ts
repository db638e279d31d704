import type { Command, EditorState } from 'prosemirror-state';
import { isIn } from './editing/commands';
import { types } from './model/types';

/** What a tool opens beside the text, or does with the surface as a whole. */
export type SurfaceTool = 'link' | 'video' | 'picture' | 'storedPicture' | 'toolbar' | 'find' | 'wide';

/** Whether a tool would do anything: a command without a dispatch only answers that. In code nothing can be a link. */
export const canRun = (state: EditorState, tool: Command | SurfaceTool): boolean =>
  typeof tool === 'function' ? tool(state) : tool !== 'link' || !isIn(state, types.codeBlock);
