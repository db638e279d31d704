/** Content is edited as its source, or in the writing surface. */
export const editorModes = ['source', 'write'] as const;
export type EditorMode = (typeof editorModes)[number];
