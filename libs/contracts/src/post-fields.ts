/** What an editor writes of a post: the parts of it that its history keeps and that two editors may both change. */
export const postFields = [
  'title',
  'slug',
  'summary',
  'content',
  'type',
  'status',
  'publishAt',
  'tags',
  'coverImageUrl',
  'videoUrl',
  'mediaUrl',
  'metaTitle',
  'metaDescription',
  'socialImageUrl',
  'authorId',
] as const;
export type PostField = (typeof postFields)[number];

export const postFieldLabels: Record<PostField, string> = {
  title: 'Title',
  slug: 'Slug',
  summary: 'Summary',
  content: 'Content',
  type: 'Type',
  status: 'Status',
  publishAt: 'Publish at',
  tags: 'Tags',
  coverImageUrl: 'Cover Image URL',
  videoUrl: 'Video URL',
  mediaUrl: 'Additional Media URL',
  metaTitle: 'Search title',
  metaDescription: 'Search description',
  socialImageUrl: 'Social Image URL',
  authorId: 'Author',
};
