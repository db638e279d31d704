import { useState } from 'react';
import styled from 'styled-components';
import { type EditablePost, useListRevisionsQuery } from '@site/api-client/admin';
import { media, QueryState, space } from '@site/ui';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';
import { RevisionDetails } from './revision-details';
import { RevisionList } from './revision-list';

interface HistoryPanelProps {
  postId: number;
  unsaved: boolean;
  onRestored: (post: EditablePost) => void;
}

const pageSize = 12;
const fresh = { refetchOnMountOrArgChange: true };

/** The revisions of a post, and what one of them changed. */
export function HistoryPanel({ postId, unsaved, onRestored }: HistoryPanelProps) {
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  // One more than is shown: the last is compared with the one before it.
  const list = useListRevisionsQuery({ id: postId, limit: pageSize + 1, offset: page * pageSize }, fresh);
  const newest = useListRevisionsQuery({ id: postId, limit: 1 }, fresh);
  useSessionEnd(list.error, sessionTexts.expired);
  const query = { ...list, data: list.isFetching ? undefined : list.data };

  return (
    <QueryState query={query} errorText="Failed to fetch the history">
      {({ items, total }) => {
        const number = chosen ?? items[0]?.number;
        const index = items.findIndex((item) => item.number === number);
        const revision = items[index];
        return (
          <Rooms>
            <ListRoom $aside={chosen !== null}>
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
                  unsaved={unsaved}
                  onBack={() => setChosen(null)}
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
