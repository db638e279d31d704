import { youtubeEmbedAddress } from '@site/ui';

const vimeo = /^https:\/\/(?:www\.)?vimeo\.com\/(?:[^?#]*\/)?\d+(?:\/\w+)?\/?(?:[?#]|$)/i;
const vimeoPlayer = /^https:\/\/player\.vimeo\.com\/video\/\d+(?:[?#/]|$)/i;

/** Whether a video of YouTube or Vimeo is seen there. */
export const isVideoAddress = (address: string): boolean =>
  youtubeEmbedAddress(address) !== null || vimeo.test(address) || vimeoPlayer.test(address);
