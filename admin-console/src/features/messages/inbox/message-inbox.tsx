import { useCallback } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { useListContactMessagesQuery } from '@site/api-client/admin';
import { color, EmptyState, media, QueryState, space, type } from '@site/ui';
import { useSessionEnd } from '../../session/use-session-end';
import { pagesOf } from '../../../shared/list-address';
import { live } from '../../../shared/live';
import { messagePageSize as pageSize, selectionOf } from '../message-address';
import { Room } from './room';
import { MessageFilterBar } from './message-filter-bar';
import { MessageList } from './message-list';
import { MessageListEmpty } from './message-list-empty';
import { withPreviousData } from '../../../shared/with-previous-data';
import { ListSkeleton } from '../../../shared/list-skeleton';
import { pageInWords } from '../../../shared/page-in-words';
import { MessagePane } from './message-pane';
import { PaneBar } from './pane-bar';
import { useListPlace } from './use-list-place';
import { useMessageView } from './use-message-view';

/** All messages: a list and, beside it on wide screens and in its place on narrow ones, the one that is open. */
export function MessageInbox() {
  const { view, hrefOf, show } = useMessageView();
  const { search, page, open } = view;
  const offset = (page - 1) * pageSize;
  const query = withPreviousData(useListContactMessagesQuery({ ...selectionOf(view), limit: pageSize, offset }, live));
  useSessionEnd(query.error);
  const { data, currentData } = query;
  const { previous, next } = useListPlace(open, data?.items);

  // The first letter is a step of the browser's history, those after it are the same search.
  const handleSearch = useCallback(
    (text: string) => show({ search: text }, { replace: search !== '' && text !== '' }),
    [show, search],
  );

  return (
    <>
      <MessageFilterBar view={view} hrefOf={hrefOf} onSearch={handleSearch} />
      <Rooms>
        <Room $away={open !== null} aria-busy={query.isFetching}>
          <Count role="status">{currentData ? pageInWords(currentData, offset, 'message') : '\u00A0'}</Count>
          <QueryState
            query={query}
            loading={<ListSkeleton />}
            errorText="Failed to fetch contact submissions"
            isEmpty={({ total }) => total === 0}
            empty={<MessageListEmpty view={view} />}
          >
            {({ items, total }) =>
              items.length === 0 ? (
                <Navigate to={hrefOf({ page: pagesOf(total, pageSize), open })} replace />
              ) : (
                <MessageList messages={items} pageCount={pagesOf(total, pageSize)} {...{ view, hrefOf }} />
              )
            }
          </QueryState>
        </Room>
        <Pane $away={open === null}>
          {open === null ? (
            <EmptyState title="No message selected" hint="Choose one from the list to read it here." />
          ) : (
            <Paper>
              <PaneBar
                closeHref={hrefOf({ open: null })}
                previousHref={previous && hrefOf({ open: previous.id })}
                nextHref={next && hrefOf({ open: next.id })}
              />
              <MessagePane
                key={open}
                id={open}
                known={data?.items.find(({ id }) => id === open)}
                onLeave={() => show({ open: null }, { replace: true })}
              />
            </Paper>
          )}
        </Pane>
      </Rooms>
    </>
  );
}

const Rooms = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
    gap: ${space[24]};
  }
`;

const Count = styled.p`
  ${type.small}
  margin-bottom: ${space[8]};
  color: ${color.inkSoft};
`;

const Pane = styled(Room)`
  ${media.desktop} {
    position: sticky;
    top: ${space[24]};
    max-height: calc(100dvh - 2 * ${space[24]});
    overflow-y: auto;
  }
`;

const Paper = styled.div`
  border: 1px solid ${color.line};
  background: ${color.card};
`;
