import { isMediaAddress, type PostInput } from '@site/contracts';
import { PostVideo } from '@site/ui';
import { CoverPart } from '../../pictures/cover/cover-part';

/** A video where there is one, else the cover. Half an address is none yet. */
export function PostPicture({
  title,
  videoUrl,
  coverImageUrl,
}: Pick<PostInput, 'title' | 'videoUrl' | 'coverImageUrl'>) {
  if (isMediaAddress(videoUrl)) return <PostVideo title={title} address={videoUrl} />;
  return isMediaAddress(coverImageUrl) && <CoverPart address={coverImageUrl} alt="" />;
}
