import type { PostDetails } from '@site/api-client/public';
import { drawnPictures, pictureSize } from '@site/federation';
import { pictureCard, postCard, readable } from '../../shared/social-card';
import type { Moved, ResourceBuilder } from '../resource';
import { rasterize, readWidths } from './page-cards';
import { type CoverPicture, postCardSvg } from './post-card-svg';

export const postCardAddress = /^\/social-cards\/blog\/([^/]+)\.png$/;

/**
 * The card of a post with a cover of the site's own. Whatever can't be drawn is at the address of the picture alone: a
 * title in letters that the typeface lacks, a cover that is missing or too large, anything by an older shell.
 */
export const postCards =
  (folder: string): ResourceBuilder =>
  async ({ pathname, config, origin, fetch, contract }) => {
    const [, slug = ''] = postCardAddress.exec(pathname) ?? [];
    const post = await readPost(fetch, slug);
    if (!post) return undefined;
    const picture = post.socialImageUrl ?? post.coverImageUrl;
    const instead: Moved = { status: 302, location: pictureCard(picture).address };
    if (contract === undefined || postCard(post).address !== pathname) return instead;
    const cover = await readCover(fetch, readable(picture ?? ''));
    const body = cover && postCardSvg(post, cover, { owner: { config, origin }, widths: await readWidths(folder) });
    return body ? { contentType: 'image/png', body, rasterize } : instead;
  };

/** Undefined for what is not published. */
async function readPost(call: typeof fetch, slug: string): Promise<PostDetails | undefined> {
  const response = await call(`/api/posts/${slug}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The API answered ${response.status} to a post.`);
  return response.json();
}

/** Undefined for what can't be drawn. */
async function readCover(call: typeof fetch, address: string): Promise<CoverPicture | undefined> {
  const response = await call(address).catch(() => undefined);
  if (!response?.ok) return undefined;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const size = pictureSize(bytes);
  if (!size || bytes.length > drawnPictures.bytes || size.width * size.height > drawnPictures.pixels) return undefined;
  return { ...size, bytes, kind: bytes[0] === 0xff ? 'jpeg' : 'png' };
}
