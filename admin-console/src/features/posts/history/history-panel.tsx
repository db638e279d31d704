import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type EditablePost, useListRevisionsQuery } from '@site/api-client/admin';
import { media, QueryState, space } from '@site/ui';
import { useSessionEnd } from '../../session/use-session-end';
import { RevisionDetails } from './revision-details';
import { RevisionList } from './revision-list';
import type { RevisionView } from './revision-views';

interface HistoryPanelProps {
  postId: number;
  unsaved: boolean;
  live: boolean;
  onRestored: (post: EditablePost) => void;
}

const pageSize = 12;
const fresh = { refetchOnMountOrArgChange: true };

/** The revisions of a post, and one of them as a whole or by what it changed. */
export function HistoryPanel({ postId, unsaved, live, onRestored }: HistoryPanelProps) {
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [view, setView] = useState<RevisionView | null>(null);
  // One more than is shown: the last is compared with the one before it.
  const list = useListRevisionsQuery({ id: postId, limit: pageSize + 1, offset: page * pageSize }, fresh);
  const newest = useListRevisionsQuery({ id: postId, limit: 1 }, fresh);
  useSessionEnd(list.error);
  const { listRoom, handleBack } = useWayBack(chosen, setChosen);
  const query = { ...list, data: list.isFetching ? undefined : list.currentData };

  return (
    <QueryState query={query} errorText="Failed to fetch the history">
      {({ items, total }) => {
        const number = chosen ?? items[0]?.number;
        const index = items.findIndex((item) => item.number === number);
        const revision = items[index];
        return (
          <Rooms>
            <ListRoom ref={listRoom} $aside={chosen !== null}>
              <RevisionList
                revisions={items.slice(0, pageSize)}
                present={newest.data?.items[0]?.number}
                shown={number}
                more={{ newer: page > 0, older: (page + 1) * pageSize < total }}
                onChoose={setChosen}
                onTurn={(step) => {
                  setChosen(null);
                  setPage(page + step);
                }}
              />
            </ListRoom>
            <DetailsRoom $aside={chosen === null}>
              {revision && (
                <RevisionDetails
                  key={revision.number}
                  postId={postId}
                  revision={revision}
                  previous={items[index + 1]?.number}
                  present={newest.data?.items[0]?.number}
                  view={view}
                  onView={setView}
                  unsaved={unsaved}
                  live={live}
                  onBack={handleBack}
                  onRestored={onRestored}
                />
              )}
            </DetailsRoom>
          </Rooms>
        );
      }}
    </QueryState>
  );
}

/** Where the list gave way to one revision, the way back ends at that revision's place in the list. */
function useWayBack(chosen: number | null, choose: (number: number | null) => void) {
  const listRoom = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (chosen !== null || left.current === null) return;
    listRoom.current?.querySelector<HTMLElement>(`[data-revision="${left.current}"]`)?.focus();
    left.current = null;
  }, [chosen]);
  const handleBack = () => {
    left.current = chosen;
    choose(null);
  };
  return { listRoom, handleBack };
}

const Rooms = styled.div`
  display: grid;

  ${media.tablet} {
    grid-template-columns: 264px minmax(0, 1fr);
    gap: ${space[32]};
  }
`;

/** A phone has room for one of the two. */
const Room = styled.div<{ $aside: boolean }>`
  min-width: 0;

  ${media.phone} {
    ${({ $aside }) => $aside && 'display: none;'}
  }
`;

const ListRoom = styled(Room)``;
const DetailsRoom = styled(Room)``;
