import styled from 'styled-components';
import {
  type AccountSession,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '@site/api-client/admin';
import { Button, color, QueryState, space } from '@site/ui';
import { Panel } from '../../shared/panel';
import { useFocusAfterRemoval } from '../../shared/use-focus-after-removal';
import { sessionTexts } from '../session/session-texts';
import { useFailure } from '../session/use-failure';
import { useRequest } from '../session/use-request';
import { useSessionEnd } from '../session/use-session-end';
import { endButtonId, SessionRow } from './session-row';

/** Where the account is signed in, and the way to end what should not be. */
export function SessionsPanel() {
  const query = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useSessionEnd(query.error, sessionTexts.userCall);
  const [endOne, endingOne] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const request = useRequest(useFailure(sessionTexts.userCall));

  const others = query.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const [first] = others;
  const focusAfter = useFocusAfterRemoval(others, endButtonId);

  /** `id` is that of a session which has gone from the list then. */
  const end = async ({ id }: AccountSession, work: { unwrap: () => Promise<unknown> }, done: string) => {
    if (await request(work.unwrap(), done, 'Failed to end that session')) focusAfter(id);
  };
  const pending = endingOne.isLoading || endingOthers.isLoading;

  return (
    <Panel title="Signed in on">
      <QueryState query={query} errorText="Failed to fetch your sessions">
        {(sessions) => (
          <List>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                pending={pending}
                onEnd={() => end(session, endOne(session.id), `Signed out: ${session.device}`)}
              />
            ))}
          </List>
        )}
      </QueryState>
      {first && (
        <Everywhere>
          <Button
            $tone="outline"
            $size="small"
            $waiting={pending}
            onClick={() => end(first, endOthers(), 'Signed out everywhere else')}
          >
            Sign out everywhere else
          </Button>
        </Everywhere>
      )}
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0 0 ${space[4]};
  list-style: none;
`;

const Everywhere = styled.div`
  padding: ${space[12]} ${space[16]} ${space[16]};
  border-top: 1px solid ${color.line};
`;
