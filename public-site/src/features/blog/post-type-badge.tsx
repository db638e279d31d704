import { Box, Briefcase, FileText, Image, Play, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { postTypeLabels, type PostType } from '@site/contracts';
import { color, space, type } from '@site/ui';

/** Says what kind of post it is. A type this release does not know shows as Blog. */
export function PostTypeBadge({ type: postType }: { type: string }) {
  const known = isPostType(postType) ? postType : 'blog';
  const Icon = icons[known];
  return (
    <Badge>
      <Icon size="0.875rem" aria-hidden />
      {postTypeLabels[known]}
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
