import { X } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '@site/api-client';
import { type ScheduledVersion, useCancelScheduledVersionMutation } from '@site/api-client/releases';
import type { ReleasedApp } from '@site/federation';
import { Button, ConfirmDialog, VisuallyHidden } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { timeZoneAt } from '../../../shared/local-input-time';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';
import { Because } from '../because';
import { VersionNotice } from '../version-notice';

interface PlannedVersionProps {
  app: ReleasedApp;
  planned: ScheduledVersion;
}

/** A version that goes live at a time, and the way to take that back. */
export function PlannedVersion({ app, planned: { id, version, at, who, because, stages } }: PlannedVersionProps) {
  const [asking, setAsking] = useState(false);
  const [cancel] = useCancelScheduledVersionMutation();
  const showFailure = useFailure(sessionTexts.expired);
  const handleCancel = async () => {
    setAsking(false);
    try {
      await cancel({ app, id }).unwrap();
    } catch (error) {
      showFailure(error, problemOf(error)?.message ?? 'Failed to cancel it');
    }
  };
  return (
    <VersionNotice>
      <p>
        <strong>{version}</strong> goes live {stages && `in stages (${stages}) `}on{' '}
        <time dateTime={at}>{localDateTime(at)}</time>, {timeZoneAt(at)}. Scheduled by {who}
        <Because reason={because} />
      </p>
      <Button $tone="outline" $size="small" onClick={() => setAsking(true)}>
        <X aria-hidden />
        Cancel<VisuallyHidden> the schedule of {version}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel the schedule of ${version}?`}
        description="It will no longer go live automatically. Nothing else changes."
        confirmLabel="Cancel schedule"
        onConfirm={() => void handleCancel()}
      />
    </VersionNotice>
  );
}
