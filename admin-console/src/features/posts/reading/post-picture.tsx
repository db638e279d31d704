import styled from 'styled-components';
import { isMediaAddress, type PostInput } from '@site/contracts';
import { color, PostVideo } from '@site/ui';

/** A video where there is one, else the cover. Half an address is none yet. */
export function PostPicture({
  title,
  videoUrl,
  coverImageUrl,
}: Pick<PostInput, 'title' | 'videoUrl' | 'coverImageUrl'>) {
  if (isMediaAddress(videoUrl)) return <PostVideo title={title} address={videoUrl} />;
  if (!isMediaAddress(coverImageUrl)) return null;
  return (
    <Cover key={coverImageUrl} src={coverImageUrl} alt="" onError={(event) => (event.currentTarget.hidden = true)} />
  );
}

const Cover = styled.img`
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border: 2px solid ${color.ink};

  &[hidden] {
    display: none;
  }
`;
