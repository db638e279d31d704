import { screen, within } from '@testing-library/react';
import { adminApi } from '@site/api-client/admin';
import '@site/api-client/leads';
import '@site/api-client/pictures';
import '@site/api-client/post-editing';
import '@site/api-client/post-tools';
import '@site/api-client/preferences';
import '@site/api-client/releases';
import '@site/api-client/second-factor';
import '@site/api-client/tags';
import { anAuditRecord, aSession } from '../../testing/factories';
import { FakeApi } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

/** Calls that the API does not record, or under a name of its own, below. */
const unrecorded = ['login', 'loginWithSecondFactor', 'keepUnsavedPost', 'forgetUnsavedPost', 'openPostEditor'];

/** What the API records beside the console's calls. */
const recorded =
  'acceptInvitation resetPassword publishScheduledPost publishScheduledChanges uploadPicture replacePicture mergeTag registerApp publishRelease ' +
  'scheduleRelease cancelScheduledRelease refuseScheduledRelease copyRelease deleteRelease holdCanary resumeCanary ' +
  'requestPromotion promoteRelease rollBackRelease promoteCanary withdrawCanary ' +
  'takeOverReleases stepCanary.refused announceRelease.refused sendReleaseFile.refused recordReleaseCopy.refused ' +
  'useReleaseToken useReleaseToken.refused getReleases.refused getPublishedManifest.refused listAppHistory.refused ' +
  'listAppVersions.refused listHistory.refused';

/** A new verb belongs here once its past is right. */
const pasts =
  'Accepted Added Announced Approved Began Canceled Changed Closed Copied Created Declined Deleted Disabled Discarded ' +
  'Duplicated Enabled Ended Held Inspected Listed Marked Merged Pinned Previewed Promoted Published Read Recorded Refused ' +
  'Registered Removed Renamed Renewed Replaced Replied Requested Reset Restored Resumed Revoked Rolled Saved ' +
  'Scheduled Sent Set Signed Stepped Took Unpinned Updated Uploaded Used Withdrew';

const calls = Object.entries(adminApi.endpoints).flatMap(([name, call]) => ('useMutation' in call ? [name] : []));

it('says of every action what was done, in words that exist', async () => {
  const actions = [...calls, ...recorded.split(' ')].filter((action) => !unrecorded.includes(action));
  const records = actions.map((action, id) => anAuditRecord({ id, action }));
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/audit/actions', { body: [] })
    .on('GET /api/admin/audit', { body: records, total: records.length });
  openConsole('/admin/audit');
  const [, ...rows] = await screen.findAllByRole('row');
  const labels = rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent ?? '');
  expect(labels).toHaveLength(actions.length);
  expect(labels.filter((label) => !pasts.split(' ').includes(String(label.split(' ')[0])))).toEqual([]);
});
