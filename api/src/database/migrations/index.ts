import type { MigrationInterface } from 'typeorm';
import { FirstTables1767225600000 } from './1-first-tables';
import { PostHistory1767225600001 } from './2-post-history';
import { Publishing1767225600003 } from './3-publishing';
import { Accounts1767225600005 } from './5-accounts';
import { Messages1767225600006 } from './6-messages';
import { PostCounts1767225600007 } from './7-post-counts';
import { PostLists1767225600008 } from './8-post-lists';
import { ContentVersion1767225600009 } from './9-content-version';
import { SearchByMoment1767225600010 } from './10-search-by-moment';
import { TitlesInTheRow1767225600011 } from './11-titles-in-the-row';
import { OutgoingMails1767225600015 } from './15-outgoing-mails';
import { PreviewLinksAndDrafts1767225600017 } from './17-preview-links-and-drafts';
import { PostFilters1767225600018 } from './18-post-filters';
import { AuditChanges1767225600019 } from './19-audit-changes';
import { Releases1767225600020 } from './20-releases';
import { Leads1767225600030 } from './30-leads';
import { Replies1767225600031 } from './31-replies';
import { Subscribers1767225600032 } from './32-subscribers';
import { PostDrafts1767225600036 } from './36-post-drafts';
import { PostEditors1767225600037 } from './37-post-editors';
import { Pictures1767225600038 } from './38-pictures';
import { ReleaseRehearsals1767225600040 } from './40-release-rehearsals';
import { ReleaseSchedules1767225600041 } from './41-release-schedules';
import { ReleaseEnvironments1767225600042 } from './42-release-environments';
import { ReleaseCanaries1767225600044 } from './44-release-canaries';
import { ReleaseApprovals1767225600045 } from './45-release-approvals';
import { FormerTags1767225600046 } from './46-former-tags';
import { ReleaseApps1767225600047 } from './47-release-apps';
import { PostAuthors1767225600048 } from './48-post-authors';
import { EditorMode1767225600049 } from './49-editor-mode';
import { PostMeta1767225600050 } from './50-post-meta';
import { PinnedPost1767225600051 } from './51-pinned-post';
import { PostViews1767225600053 } from './53-post-views';
import { RemovedPictures1767225600055 } from './55-removed-pictures';
import { RemovedReleases1767225600058 } from './58-removed-releases';
import { ReleaseApiFiles1767225600059 } from './59-release-api-files';
import { IndexNow1767225600060 } from './60-index-now';
import { PastPictureUses1767225600061 } from './61-past-picture-uses';
import { CanaryBeginners1767225600062 } from './62-canary-beginners';
import { DeletedMessages1767225600063 } from './63-deleted-messages';
import { SpellingOfNames1767225600066 } from './66-spelling-of-names';
import { FormerSlugTimes1767225600067 } from './67-former-slug-times';
import { SearchText1767225600068 } from './68-search-text';
import { ReleaseAttestations1767225600069 } from './69-release-attestations';
import { ApprovedSchedules1767225600070 } from './70-approved-schedules';
import { ReleaseShells1767225600071 } from './71-release-shells';

/** In the order in which they run. */
export const migrations: (new () => MigrationInterface)[] = [
  FirstTables1767225600000,
  PostHistory1767225600001,
  Publishing1767225600003,
  Accounts1767225600005,
  Messages1767225600006,
  PostCounts1767225600007,
  PostLists1767225600008,
  ContentVersion1767225600009,
  SearchByMoment1767225600010,
  TitlesInTheRow1767225600011,
  OutgoingMails1767225600015,
  PreviewLinksAndDrafts1767225600017,
  PostFilters1767225600018,
  AuditChanges1767225600019,
  Releases1767225600020,
  Leads1767225600030,
  Replies1767225600031,
  Subscribers1767225600032,
  PostDrafts1767225600036,
  PostEditors1767225600037,
  Pictures1767225600038,
  ReleaseRehearsals1767225600040,
  ReleaseSchedules1767225600041,
  ReleaseEnvironments1767225600042,
  ReleaseCanaries1767225600044,
  ReleaseApprovals1767225600045,
  FormerTags1767225600046,
  ReleaseApps1767225600047,
  PostAuthors1767225600048,
  EditorMode1767225600049,
  PostMeta1767225600050,
  PinnedPost1767225600051,
  PostViews1767225600053,
  RemovedPictures1767225600055,
  RemovedReleases1767225600058,
  ReleaseApiFiles1767225600059,
  IndexNow1767225600060,
  PastPictureUses1767225600061,
  CanaryBeginners1767225600062,
  DeletedMessages1767225600063,
  SpellingOfNames1767225600066,
  FormerSlugTimes1767225600067,
  SearchText1767225600068,
  ReleaseAttestations1767225600069,
  ApprovedSchedules1767225600070,
  ReleaseShells1767225600071,
];
