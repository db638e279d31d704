import { ForwardMigration } from './forward-migration';

export class PostHistory1767225600001 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  `CREATE TABLE post_revisions (
    "postId" integer NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
    number integer NOT NULL,
    "savedAt" timestamptz(3) NOT NULL,
    "savedById" text REFERENCES users (id) ON DELETE SET NULL,
    "savedByName" varchar(255),
    changed text[] NOT NULL,
    "restoredFrom" integer,
    slug varchar(255) NOT NULL,
    title varchar(255) NOT NULL,
    summary text,
    content text NOT NULL,
    type text NOT NULL,
    "coverImageUrl" text,
    "videoUrl" text,
    "mediaUrl" text,
    tags text[] NOT NULL,
    status text NOT NULL,
    "publishAt" timestamptz(3),
    PRIMARY KEY ("postId", number)
  )`,
  `CREATE INDEX post_revisions_saver_idx ON post_revisions ("savedById")`,
  // Who saved a post last is not known of the time before; its author is the best guess.
  `INSERT INTO post_revisions ("postId", number, "savedAt", "savedById", "savedByName", changed,
      slug, title, summary, content, type, "coverImageUrl", "videoUrl", "mediaUrl", tags, status)
    SELECT posts.id, posts.version, posts."updatedAt", users.id,
      coalesce(nullif(trim(users."firstName" || ' ' || users."lastName"), ''), users.username), '{}',
      slug, title, summary, content, type, "coverImageUrl", "videoUrl", "mediaUrl", tags, status
    FROM posts JOIN users ON users.id = posts."authorId"`,
];
