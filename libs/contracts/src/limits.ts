/** Lengths, counts and times that the API and the front ends share. */
export const limits = {
  title: 255,
  slug: 255,
  summary: 2_000,
  content: 200_000,
  /** Elements inside one another in a content's markup. */
  nesting: 100,
  address: 2048,
  tag: 100,
  tags: 50,
  /** Of an upload, in MB: what a deployment allows unless it says otherwise, and what it can allow at most. */
  picture: { default: 10, max: 50 },
  userId: 255,
  username: { min: 3, max: 255 },
  /** Of a new one. */
  password: { min: 6, max: 128 },
  /** Of one that somebody has: it may have been set under other rules. */
  knownPassword: 200,
  personName: 100,
  email: 255,
  company: 255,
  phone: 50,
  contactName: { min: 2, max: 200 },
  contactSubject: { min: 3, max: 255 },
  contactMessage: { min: 10, max: 20_000 },
  search: 200,
  /** A second factor's code of six digits, or a recovery code as a person may write it. */
  secondFactorCode: 40,
  oneTimeToken: 43,
  auditAction: 100,
  /** An ISO date or time with its zone. */
  instant: 40,
  page: { default: 100, max: 100 },
  offset: 1_000_000,
  id: 2 ** 31 - 1,
  /** Ids of posts whose addresses come in one answer. */
  addressBlock: 10_000,
  /** How long a link to a preview works. */
  previewDays: 7,
  /** Names one save of unpublished changes. */
  draftTag: 36,
  /** Names an editor in a browser tab. */
  editorName: 40,
  /** Editors of one person whose unsaved text is kept. */
  unsavedPosts: 20,
  /** How long it is kept. */
  unsavedDays: 30,
} as const;
