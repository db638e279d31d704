import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type EditablePost, type RevisionSummary, useGetRevisionQuery } from '@site/api-client/admin';
import { Button, Heading, media, QueryState, space, type } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { RestoreRevision } from './restore-revision';
import { RevisionDifference } from './revision-difference';
import { RevisionText } from './revision-text';
import { type RevisionView, RevisionViews } from './revision-views';
import { saverOf } from './saver-of';

interface RevisionDetailsProps {
  postId: number;
  revision: RevisionSummary;
  /** Number of the one before it; none before the first. */
  previous: number | undefined;
  present: number | undefined;
  /** What the person wants to see of revisions; null as long as they have not said. */
  view: RevisionView | null;
  onView: (view: RevisionView) => void;
  unsaved: boolean;
  live: boolean;
  onBack: () => void;
  onRestored: (post: EditablePost) => void;
}

/** One revision: its whole text, or beside the one before it, or beside the present one. */
export function RevisionDetails({
  postId,
  revision,
  previous,
  present = revision.number,
  view,
  onView,
  unsaved,
  live,
  onBack,
  onRestored,
}: RevisionDetailsProps) {
  const { number } = revision;
  const isPresent = number === present;
  const views: RevisionView[] = ['text'];
  if (previous !== undefined) views.push('changed');
  if (!isPresent) views.push('since');
  // The present text stands in the editor already.
  const usual = isPresent && previous !== undefined ? 'changed' : 'text';
  const shown = view && views.includes(view) ? view : usual;
  const back = useFocusOnPhone();

  return (
    <Details>
      <BackButton ref={back} $tone="quiet" $size="small" onClick={onBack}>
        <ArrowLeft aria-hidden />
        All revisions
      </BackButton>
      <Head>
        <div>
          <Heading as="h3" $size="minor">
            Revision {number}
          </Heading>
          <Note>
            {saverOf(revision)}, {localDateTime(revision.savedAt)}
          </Note>
        </div>
        {!isPresent && <RestoreRevision {...{ postId, number, present, unsaved, live, onRestored }} />}
      </Head>
      {views.length > 1 ? (
        <RevisionViews views={views} shown={shown} onView={onView} />
      ) : (
        <Note>This is the first version, and the current one.</Note>
      )}
      {shown === 'text' && <WholeRevision postId={postId} number={number} />}
      {shown === 'changed' && <RevisionDifference postId={postId} before={previous ?? number} after={number} />}
      {shown === 'since' && <RevisionDifference postId={postId} before={number} after={present} />}
    </Details>
  );
}

function WholeRevision({ postId, number }: { postId: number; number: number }) {
  const query = useGetRevisionQuery({ id: postId, number });
  return (
    <QueryState query={query} errorText="Failed to fetch the revision">
      {(revision) => <RevisionText revision={revision} />}
    </QueryState>
  );
}

/** On a phone the list, and what was pressed in it, gives way; elsewhere the button is not shown and takes no focus. */
function useFocusOnPhone() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return button;
}

const Details = styled.div`
  display: grid;
  gap: ${space[16]};
  min-width: 0;
`;

const BackButton = styled(Button)`
  justify-self: start;
  margin-left: -${space[12]};

  ${media.tablet} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`;

const Note = styled.p`
  ${type.small}
`;
