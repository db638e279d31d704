import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '@site/api-client';
import {
  type ReleaseTokenDetails,
  useListReleaseTokensQuery,
  useRevokeReleaseTokenMutation,
} from '@site/api-client/releases';
import { Button, ConfirmDialog, QueryState } from '@site/ui';
import { Panel } from '../../../shared/panel';
import { dialogOptions, partOf } from '../../../shared/part-of';
import { TableSkeleton } from '../../../shared/table-skeleton';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';
import { useSessionEnd } from '../../session/use-session-end';
import { followed } from '../followed';
import { EmptyPanel } from '../panel-parts';
import { VersionNotice } from '../version-notice';
import { TokenTable } from './token-table';

const TokenPart = partOf(async () => (await import('./token-dialog')).TokenDialog, dialogOptions);

interface TokenPanelProps {
  apps: string[];
  /** Whether the site's scripts run in the console's origin. */
  sharesOrigin: boolean;
}

/** With what teams' pipelines release: made here, shown once, and revoked. */
export function TokenPanel({ apps, sharesOrigin }: TokenPanelProps) {
  const query = useListReleaseTokensQuery(undefined, followed);
  useSessionEnd(query.error, sessionTexts.features);
  const [making, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ReleaseTokenDetails | null>(null);
  const revoke = useRevoke();
  return (
    <Panel
      title="Tokens"
      action={
        <Button $size="small" onClick={() => setMaking(true)}>
          <KeyRound aria-hidden />
          Make token
        </Button>
      }
    >
      {sharesOrigin && (
        <VersionNotice $tone="warn">
          <p>
            Console and site share a host name: what a token for any app releases can act for any admin who visits the
            site. <code>CONSOLE_ORIGIN</code> gives the console one of its own.
          </p>
        </VersionNotice>
      )}
      <QueryState
        query={query}
        loading={<TableSkeleton />}
        errorText="Failed to fetch the tokens"
        isEmpty={(tokens) => tokens.length === 0}
        empty={<EmptyPanel>No token yet. With one, a team’s pipeline releases over the network.</EmptyPanel>}
      >
        {(tokens) => <TokenTable tokens={tokens} onRevoke={setRevoked} />}
      </QueryState>
      {making && <TokenPart apps={apps} onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={revoked !== null}
        onOpenChange={(open) => !open && setRevoked(null)}
        title={`Revoke ${revoked?.name ?? 'this token'}?`}
        description="From this moment on nobody can release with it. That can’t be undone: its pipeline needs another token."
        confirmLabel="Revoke"
        onConfirm={() => {
          if (revoked) void revoke(revoked);
          setRevoked(null);
        }}
      />
    </Panel>
  );
}

function useRevoke() {
  const [revokeToken] = useRevokeReleaseTokenMutation();
  const showFailure = useFailure(sessionTexts.expired);
  return async ({ id }: ReleaseTokenDetails) => {
    try {
      await revokeToken(id).unwrap();
    } catch (error) {
      showFailure(error, problemOf(error)?.message ?? 'Failed to revoke the token');
    }
  };
}
