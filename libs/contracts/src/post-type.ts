export const postTypes = ['blog', 'video', 'demo', 'use_case', 'image'] as const;
export type PostType = (typeof postTypes)[number];

export const postTypeLabels: Record<PostType, string> = {
  blog: 'Blog',
  video: 'Video',
  demo: 'Demo',
  use_case: 'Use Case',
  image: 'Image',
};
