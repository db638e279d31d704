import type {
  AdminSession,
  ContactMessage,
  CurrentUser,
  EditablePost,
  PreviewLink,
  Revision,
  UserDetails,
} from '@site/api-client/admin';
import type { AuditRecord } from '@site/api-client/audit';
import type { SubscriberDetails } from '@site/api-client/leads';
import type { PictureDetails } from '@site/api-client/pictures';
import type { TagSummary } from '@site/api-client/tags';

export const aPost = (facts: Partial<EditablePost> = {}): EditablePost => ({
  id: 7,
  slug: 'two-pens',
  title: 'Two pens',
  summary: null,
  content: 'First text.',
  type: 'blog',
  coverImageUrl: null,
  videoUrl: null,
  mediaUrl: null,
  tags: [],
  status: 'draft',
  readingMinutes: 1,
  publishedAt: null,
  publishAt: null,
  authorId: 'ada',
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 3,
  ...facts,
});

export const aSession = (facts: Partial<AdminSession> = {}): AdminSession => ({
  ...aPerson,
  editorMode: 'source',
  ...facts,
});

const aPerson: CurrentUser = {
  id: 'ada',
  username: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
  role: 'admin',
};

export const aUser = (facts: Partial<UserDetails> = {}): UserDetails => ({
  ...aPerson,
  isActive: true,
  hasPassword: true,
  hasSecondFactor: false,
  invitedUntil: null,
  lastLoginAt: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  ...facts,
});

export const aMessage = (facts: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 5,
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  company: null,
  phone: '+1 555 010 0199',
  subject: 'Automating our lettings',
  message: 'Every repair request still arrives by phone.',
  isRead: false,
  state: 'new',
  assignee: null,
  dueAt: '2026-03-02T09:00:00.000Z',
  answeredAt: null,
  sourcePage: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  deletedAt: null,
  mail: { state: 'off', to: [], sentAt: null, failure: null },
  canReply: false,
  ...facts,
});

export const aPreviewLink = (facts: Partial<PreviewLink> = {}): PreviewLink => ({
  id: '5f0c2b1e-8a55-4c1d-9c6e-0d2f6a7b8c9d',
  url: '/preview/7.abc.0123',
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2999-05-01T09:00:00.000Z',
  createdById: 'ada',
  createdByName: 'Ada Lovelace',
  ...facts,
});

export const aRevision = (facts: Partial<Revision> = {}): Revision => {
  const { slug, title, summary, content, type, coverImageUrl, videoUrl, mediaUrl, tags, status, publishAt } = aPost();
  return {
    ...{ slug, title, summary, content, type, coverImageUrl, videoUrl, mediaUrl, tags, status, publishAt },
    number: 3,
    savedAt: '2026-03-02T09:00:00.000Z',
    savedBy: 'Ada Lovelace',
    savedById: 'ada',
    changed: [],
    restoredFrom: null,
    ...facts,
  };
};

export const aPicture = (facts: Partial<PictureDetails> = {}): PictureDetails => {
  const url = `/media/uploads/${'a'.repeat(32)}-1600x900.webp`;
  return {
    ...{ id: 1, url, width: 1600, height: 900, variants: [{ url, width: 1600 }] },
    ...{ name: 'house.jpg', alt: 'A house', focusX: 50, focusY: 50, bytes: 240 * 1024 },
    ...{ uploadedByName: 'Ada Lovelace', createdAt: '2026-03-01T09:00:00.000Z' },
    ...{ posts: 0, earlierPosts: 0, profiles: [] },
    ...facts,
  };
};

export const anAuditRecord = (facts: Partial<AuditRecord> = {}): AuditRecord => ({
  ...{ id: 1, at: '2026-03-01T09:00:00.000Z', actorId: 'ada', actorName: 'ada', action: 'updatePost', target: 'post' },
  ...{ targetId: '7', targetName: 'Two pens', targetExists: true, fields: ['content', 'title'], changes: [] },
  ...{ address: '198.51.100.1', requestId: 'r-1' },
  ...facts,
});

export const aSubscriber = (id: number, email: string): SubscriberDetails => ({
  ...{ id, email, firstName: 'Maya', lastName: 'Stone', topic: 'News', sourcePage: null, state: 'subscribed' },
  ...{ createdAt: '2026-03-01T09:00:00.000Z', confirmedAt: '2026-03-01T10:00:00.000Z', unsubscribedAt: null },
});

export const aTag = (name: string, facts: Partial<TagSummary> = {}): TagSummary => ({
  ...{ name, published: 0, drafts: 0, unpublishedChanges: 0 },
  ...facts,
});
