import { type PostStatus, StoredPicture } from '@site/contracts';
import { addressOf, factsOf } from './picture-names';
import type { Picture } from './picture.entity';

/** A stored picture with what is kept of it. */
export class PictureDetails extends StoredPicture {
  name!: string;
  /** The point that stays visible where the picture is cropped, in percent from the left. */
  focusX!: number;
  /** As `focusX`, from the top. */
  focusY!: number;
  /** Of all its copies. */
  bytes!: number;
  /** Null: not known. */
  uploadedByName!: string | null;
  createdAt!: Date;
  /** How many posts show it as they are now. */
  posts!: number;
  /** How many other posts show it in an earlier version. */
  earlierPosts!: number;
  /** Usernames of those whose profile shows it. */
  profiles!: string[];
}

/** A post that shows a picture. */
export class PictureUse {
  id!: number;
  title!: string;
  status!: PostStatus;
  /** False: only an earlier version of the post shows it. */
  isCurrent!: boolean;
}

/** All pictures together. */
export class PictureSummary {
  pictures!: number;
  bytes!: number;
  /** How many bytes all pictures together may take. */
  quotaBytes!: number;
  /** Pictures that for 30 days and more no post, no earlier version of one and no profile has shown. */
  unusedPictures!: number;
  unusedBytes!: number;
}

/** What a replacement did. */
export class PictureReplacement {
  /** The picture that stands in the place of the other one now. */
  picture!: PictureDetails;
  /** How many posts were changed. */
  posts!: number;
}

/** What a deletion did. */
export class PictureDeletion {
  pictures!: number;
  bytes!: number;
}

export type PictureRow = Picture & Pick<PictureDetails, 'posts' | 'earlierPosts' | 'profiles'>;

export function presentStored({ id, stem, alt }: Pick<Picture, 'id' | 'stem' | 'alt'>): StoredPicture {
  const { width, height, variants } = factsOf(stem);
  return { id, url: addressOf(stem), width, height, variants, alt };
}

export function presentPicture(picture: PictureRow): PictureDetails {
  const { name, focusX, focusY, bytes, uploadedByName, createdAt, posts, earlierPosts, profiles } = picture;
  return {
    ...presentStored(picture),
    ...{ name, focusX, focusY, bytes, uploadedByName, createdAt, posts, earlierPosts, profiles },
  };
}
