/** What a tool opens beside the text. */
export type SurfaceTool = 'link' | 'picture' | 'toolbar';
