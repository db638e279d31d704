import { Box, Briefcase, FileText, Image, Play, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { postTypeLabels, type PostType } from '@site/contracts';
import { color, space, type } from '@site/ui';

interface PostTypeBadgeProps {
  type: string;
  pinned?: boolean;
}

/** Says what kind of post it is, and that the list begins with it. A type this release does not know shows as Blog. */
export function PostTypeBadge({ type: postType, pinned }: PostTypeBadgeProps) {
  const known = isPostType(postType) ? postType : 'blog';
  const Icon = icons[known];
  return (
    <Badge>
      <Icon size="0.875rem" aria-hidden />
      {postTypeLabels[known]}
      {pinned && ' · Pinned'}
    </Badge>
  );
}

const icons: Record<PostType, LucideIcon> = {
  blog: FileText,
  video: Play,
  demo: Box,
  use_case: Briefcase,
  image: Image,
};

const isPostType = (name: string): name is PostType => Object.hasOwn(postTypeLabels, name);

const Badge = styled.span`
  ${type.small}
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  font-weight: 600;
  color: ${color.blue};
`;
