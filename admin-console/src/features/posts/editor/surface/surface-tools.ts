/** What a tool opens beside the text, or does with the surface as a whole. */
export type SurfaceTool = 'link' | 'video' | 'picture' | 'storedPicture' | 'toolbar' | 'find' | 'wide';
