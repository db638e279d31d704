import { postStatusLabels, type PostStatus, type PostType, postTypeLabels } from '@site/contracts';
import { Badge } from '@site/ui';

export const PostTypeBadge = ({ type }: { type: PostType }) => <Badge $tone="blue">{postTypeLabels[type]}</Badge>;

export const PostStatusBadge = ({ status }: { status: PostStatus }) => (
  <Badge $tone={status === 'published' ? 'good' : 'warn'}>{postStatusLabels[status]}</Badge>
);
