/** What is written once the migration of that name has run: some rows for every table and column that it made. */
export const rowsOfMigrations: Record<string, string[]> = {
  FirstTables1767225600000: [
    `INSERT INTO users (id, username, email, "firstName", "lastName", "passwordHash", role)
      VALUES ('ada', 'ada', 'ada@example.com', 'Ada', 'Lovelace', 'hash', 'admin'),
        ('bob', 'bob', 'bob@example.com', '', '', NULL, 'user')`,
    `INSERT INTO posts (slug, title, summary, content, type, tags, status, "readingMinutes", "publishedAt", "authorId")
      SELECT 'post-' || n, 'Post ' || n || ' “ä” ' || chr(128512), CASE WHEN n % 3 = 0 THEN 'Summary' END,
        repeat('Some words with a \\ and a "quote".' || chr(10), n), (ARRAY['blog', 'video', 'demo', 'use_case', 'image'])[1 + n % 5],
        (ARRAY[ARRAY[]::text[]::text, '{a,"b c"}'])[1 + n % 2]::text[], CASE WHEN n % 4 = 0 THEN 'draft' ELSE 'published' END, n,
        now() - n * interval '1 day', (ARRAY['ada', 'bob'])[1 + n % 2]
      FROM generate_series(1, 40) n`,
    `INSERT INTO former_slugs SELECT 'old-' || slug, id FROM posts WHERE id % 10 = 0`,
    `INSERT INTO contact_submissions ("firstName", "lastName", email, company, message, "isRead")
      VALUES ('Eve', 'Moss', 'eve@example.com', 'Moss & Sons', 'Call me.', true), ('Max', '', 'max@example.com', NULL, 'Hi', false)`,
    `INSERT INTO session VALUES ('sid', '{"passport": {"user": "ada"}, "a":  1}', now() + interval '1 day')`,
    `INSERT INTO rate_limits VALUES ('login:ada', 3, 1767225600000)`,
  ],
  PostHistory1767225600001: [
    `INSERT INTO post_revisions ("postId", number, "savedAt", "savedByName", changed, slug, title, content, type, tags, status)
      SELECT id, 7, now(), 'Somebody who left', '{title}', slug, title, content, type, tags, status FROM posts WHERE id < 5`,
  ],
  Publishing1767225600003: [`UPDATE posts SET "publishAt" = now() + interval '1 day' WHERE status = 'draft'`],
  Accounts1767225600005: [
    `INSERT INTO one_time_links VALUES ('bob', 'invitation', 'hash', now() + interval '1 day')`,
    `INSERT INTO second_factors VALUES ('ada', 'sealed', now(), 12)`,
    `INSERT INTO recovery_codes VALUES ('ada', 'one'), ('ada', 'two')`,
    `INSERT INTO audit_log ("actorId", "actorName", action, target, "targetId", fields)
      VALUES ('gone', 'Gone', 'post.update', 'post', '1', '{title,slug}'), (NULL, NULL, 'post.publish', 'post', '2', '{}')`,
  ],
  AuditChanges1767225600019: [
    `INSERT INTO audit_log (action, target, "targetId", fields, changes)
      VALUES ('updateUser', 'user', 'ada', '{role}', '[{"field": "role", "before": "user", "after": "admin"}]')`,
  ],
  PreviewLinksAndDrafts1767225600017: [
    `INSERT INTO preview_links (id, "postId", "createdById", "createdByName", "expiresAt")
      SELECT gen_random_uuid(), id, CASE WHEN id = 1 THEN 'ada' END, 'Ada', now() + interval '7 days' FROM posts WHERE id < 3`,
  ],
  Releases1767225600020: [
    `INSERT INTO release_tokens (id, name, "tokenHash", apps, rights, "createdById", "createdByName", "expiresAt")
      VALUES ('t1', 'pipeline', 'hash', '{public-site}', '{publish,promote}', 'ada', 'Ada', now() + interval '1 year')`,
    `INSERT INTO release_files (sha256, bytes, integrity) VALUES ('aa', 3, 'sha384-x')`,
    `INSERT INTO release_versions (app, version, manifest, commit, "builtAt", bytes, "publishedBy", "completedAt")
      VALUES ('public-site', 'v1', '{"release": {}, "files": {}}', 'abc1234', now(), 3, 'pipeline', now()),
        ('public-site', 'v2', '{}', NULL, now(), 0, 'pipeline', NULL)`,
    `INSERT INTO release_changes (revision, kind, app, "to", who, "tokenId", because, rehearsal, live)
      VALUES (1, 'promote', 'public-site', 'v1', 'pipeline', 't1', 'first', 'passed', '{"public-site": {"version": "v1"}}')`,
  ],
  Messages1767225600006: [`UPDATE contact_submissions SET "deletedAt" = now() WHERE "isRead"`],
  OutgoingMails1767225600015: [
    `UPDATE contact_submissions SET "mailState" = 'failed', "mailTo" = '{sales@example.com}', "mailFailure" = 'refused'
      WHERE "isRead"`,
    `INSERT INTO outgoing_mails ("messageId", "to", origin, attempts)
      SELECT id, '{sales@example.com}', 'https://www.example.com', 2 FROM contact_submissions`,
    `INSERT INTO outgoing_mails (username) VALUES ('ada')`,
  ],
  Leads1767225600030: [
    `UPDATE contact_submissions SET state = 'answered', "assigneeId" = 'ada', "answeredAt" = now(), "sourcePage" = '/retail'
      WHERE "isRead"`,
    `INSERT INTO message_events ("messageId", kind, "byId", "byName", "before", "after", text)
      SELECT id, 'state', 'ada', 'Ada Lovelace', 'new', 'answered', NULL FROM contact_submissions
      UNION ALL SELECT id, 'note', NULL, 'Somebody who left', NULL, NULL, 'Called back.' FROM contact_submissions`,
  ],
  // No answer, and no mail of one: the older version would hold them as something else.
  Replies1767225600031: [
    `UPDATE message_events SET subject = 'Re: Help', "mailId" = '<reply-1@example.com>', "mailState" = 'failed',
      "mailFailure" = 'refused', "mailedAt" = now() WHERE kind = 'note'`,
    `INSERT INTO reply_templates (name, text) VALUES ('Thanks', 'Dear {firstName}')`,
  ],
  // Nobody who is subscribed: the older version would hold them as a message.
  Subscribers1767225600032: [
    `INSERT INTO subscribers ("firstName", "lastName", email, topic, state, token, "sourcePage", "askedAt", "confirmedAt",
        "unsubscribedAt")
      VALUES ('Eve', 'Moss', 'eve@example.com', 'insights', 'unsubscribed', 'token-1', '/real-estate', now(), now(), now()),
        ('Max', '', 'max@example.com', 'insights', 'pending', 'token-2', NULL, now(), NULL, NULL)`,
  ],
  PostDrafts1767225600036: [
    `INSERT INTO post_drafts ("postId", tag, version, "savedAt", "savedById", "savedByName", failure, slug, title, content,
        type, tags, status, "publishAt")
      SELECT id, gen_random_uuid(), 1, now(), CASE WHEN id = 1 THEN 'ada' END, 'Ada', CASE WHEN id = 2 THEN 'Late' END, slug,
        '', content, type, tags, 'published', CASE WHEN id = 1 THEN now() + interval '1 day' END FROM posts WHERE id < 4`,
  ],
  PostEditors1767225600037: [
    `INSERT INTO post_editors VALUES ('ada', 'one', 1, now() + interval '1 minute', '{"title": "Post"}', now()),
      ('ada', 'two', NULL, NULL, '{}', now()), ('bob', 'one', 2, now(), NULL, NULL)`,
  ],
  Pictures1767225600038: [
    `INSERT INTO pictures (stem, "sourceHash", name, alt, "focusX", bytes, "uploadedById", "uploadedByName")
      VALUES (repeat('a', 32) || '-10x5', 'hash', 'house.png', 'A house', 20, 300, 'ada', 'Ada')`,
    `UPDATE posts SET "coverImageUrl" = '/media/uploads/' || repeat('a', 32) || '-10x5.webp' WHERE id = 2`,
  ],
  ReleaseRehearsals1767225600040: [`UPDATE release_versions SET rehearsal = 'passed' WHERE version = 'v1'`],
  ReleaseSchedules1767225600041: [
    `INSERT INTO release_schedules (id, app, version, at, revision, who, "userId", because, rehearsal)
      VALUES ('s1', 'public-site', 'v1', now() + interval '1 day', 1, 'ada', 'ada', 'the campaign', 'passed')`,
    `INSERT INTO release_events (kind, app, version, who, "plannedFor", because)
      VALUES ('schedule', 'public-site', 'v1', 'ada', now() + interval '1 day', 'the campaign')`,
  ],
  // No copy: the older version would not know its kind.
  ReleaseEnvironments1767225600042: [`UPDATE release_schedules SET environment = 'https://staging.example.com'`],
  FormerTags1767225600046: [`INSERT INTO former_tags VALUES ('letter b', 'b c')`],
  ReleaseApps1767225600047: [
    `INSERT INTO release_apps (name, scope, "registeredBy") VALUES ('careers', '/jobs', 'pipeline (token)')`,
  ],
  // No change of what visitors get: the older version would hold it as another one.
  ReleaseCanaries1767225600044: [
    `INSERT INTO release_canaries (app, version, beside, run, revision, stages, stage, who, "tokenId", rehearsal)
      VALUES ('public-site', 'v1', 'v0', 1, 1, '5%/10m,100%', 0, 'pipeline', 't1', 'passed')`,
    `INSERT INTO release_counts VALUES ('public-site', 1, 'v1', now(), 3, 1, '{0,3}', '{1,0}')`,
    `INSERT INTO release_reporters (id, sequence) VALUES ('shell', 7)`,
    `UPDATE release_schedules SET stages = '5%/10m,100%'`,
  ],
  // No event of it: the older version would not know its kind.
  ReleaseApprovals1767225600045: [
    `INSERT INTO release_requests (id, app, version, revision, who, "userId", rehearsal)
      VALUES ('q1', 'public-site', 'v1', 1, 'ada', 'ada', 'passed')`,
  ],
  PostAuthors1767225600048: [`UPDATE post_drafts SET "authorId" = 'bob' WHERE "postId" = 1`],
  EditorMode1767225600049: [`UPDATE users SET "editorMode" = 'write' WHERE id = 'bob'`],
  PostMeta1767225600050: [
    `UPDATE posts SET "metaTitle" = 'For search', "metaDescription" = 'What it says.', "socialImageUrl" = '/media/a.png'
      WHERE id = 3`,
  ],
  PinnedPost1767225600051: [`UPDATE posts SET pinned = true WHERE id = 3 AND status = 'published'`],
  PostViews1767225600053: [
    `INSERT INTO post_views ("postId", week, views) VALUES (1, '2026-01-05', 12), (1, '2026-01-12', 7), (2, '2026-01-05', 1)`,
    `INSERT INTO view_reporters (id, sequence) VALUES ('shell', 3)`,
  ],
  RemovedPictures1767225600055: [`INSERT INTO removed_pictures VALUES ('${'d'.repeat(32)}-20x10')`],
  IndexNow1767225600060: [`INSERT INTO index_now (at, slug, failures) VALUES (now(), 'post-1', 2)`],
  PastPictureUses1767225600061: [`INSERT INTO past_picture_uses VALUES ('${'d'.repeat(32)}-20x10', now())`],
  CanaryBeginners1767225600062: [`UPDATE release_canaries SET "begunByUserId" = 'ada'`],
  FormerSlugTimes1767225600067: [`INSERT INTO former_slugs VALUES ('just-left', 1, now())`],
  SearchText1767225600068: [`UPDATE posts SET content = '<p>R&amp;D, the <b>tenant</b>’s</p>' WHERE id = 5`],
  ReleaseAttestations1767225600069: [`UPDATE release_versions SET attestation = 'e30.e30.AA' WHERE version = 'v1'`],
  ApprovedSchedules1767225600070: [
    `UPDATE release_requests SET at = now() + interval '1 day'`,
    `UPDATE release_schedules SET "approvedBy" = 'bob'`,
  ],
  ReleaseShells1767225600071: [
    `INSERT INTO release_shells (id, host, versions) VALUES ('shell', 'web-1', '{"public-site": "v1"}')`,
  ],
};
