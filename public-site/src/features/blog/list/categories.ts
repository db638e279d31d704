import type { PostType } from '@site/contracts';

/** What the posts of a type are called together. */
export const categoryLabels: Record<PostType, string> = {
  blog: 'Blog',
  video: 'Videos',
  demo: 'Demos',
  use_case: 'Use Cases',
  image: 'Images',
};
