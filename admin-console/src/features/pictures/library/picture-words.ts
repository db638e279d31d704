import type { PictureDetails } from '@site/api-client/pictures';
import { counted } from '../../../shared/counted';

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Such as "240 KB" or "1.4 MB". */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.ceil(kilobytes)} KB`;
  return `${numbers.format(kilobytes / 1024)} MB`;
}

type Uses = Pick<PictureDetails, 'posts' | 'earlierPosts' | 'profiles'>;

export const isUsed = ({ posts, profiles }: Uses): boolean => posts > 0 || profiles.length > 0;

/** Where a picture is shown, in a few words. */
export function usesInWords({ posts, earlierPosts, profiles }: Uses): string {
  const places = [
    ...(posts > 0 ? [counted(posts, 'post')] : []),
    ...(profiles.length > 0 ? [counted(profiles.length, 'profile')] : []),
  ];
  if (places.length > 0) return `In ${places.join(' and ')}`;
  return earlierPosts > 0 ? 'In earlier versions only' : 'Not used';
}
