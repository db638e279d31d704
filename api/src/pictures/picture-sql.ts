/** Of a row of `pictures` named `picture`. */
const profile = `position(picture.stem in users."profileImageUrl") > 0`;
const uses = `FROM picture_uses WHERE picture_uses.stem = picture.stem`;

export const isUsed = `(EXISTS (SELECT ${uses} AND current) OR EXISTS (SELECT FROM users WHERE ${profile}))`;

/** Not even an earlier version of a post shows it, nor what somebody has not saved yet. */
export const isUnknown = `NOT EXISTS (SELECT ${uses}) AND NOT EXISTS (SELECT FROM users WHERE ${profile})
  AND NOT EXISTS (SELECT FROM post_editors WHERE position(picture.stem in post_editors.unsaved) > 0)`;

/** Of the picture that is served at an address; null where none can be. */
export const stemAt = (address: string): string => `substring(${address} from '([0-9a-f]{32}-[0-9]+x[0-9]+)[.]webp$')`;

/** With all that is presented of it. */
export const detailColumns = `picture.*,
  (SELECT count(*)::integer ${uses} AND current) AS posts,
  (SELECT count(*)::integer ${uses} AND NOT current) AS "earlierPosts",
  ARRAY(SELECT username FROM users WHERE ${profile} ORDER BY username) AS profiles`;
