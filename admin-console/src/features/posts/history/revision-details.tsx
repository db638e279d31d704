import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type EditablePost, type RevisionSummary, useGetRevisionQuery } from '@site/api-client/admin';
import { Button, Heading, media, QueryState, space, type } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { formValuesOf } from '../editor/post-form-values';
import { FieldDifferences } from './field-differences';
import { RestoreRevision } from './restore-revision';
import { saverOf } from './saver-of';

interface RevisionDetailsProps {
  postId: number;
  revision: RevisionSummary;
  /** Number of the one before it; none before the first. */
  previous: number | undefined;
  present: number | undefined;
  unsaved: boolean;
  onBack: () => void;
  onRestored: (post: EditablePost) => void;
}

/** One revision, beside the one before it or beside the present one. */
export function RevisionDetails({
  postId,
  revision,
  previous,
  present = revision.number,
  unsaved,
  onBack,
  onRestored,
}: RevisionDetailsProps) {
  const { number } = revision;
  const isPresent = number === present;
  const [withNow, setWithNow] = useState(previous === undefined);
  const [before, after] = withNow ? [number, present] : [previous ?? number, number];
  const older = useGetRevisionQuery({ id: postId, number: before });
  const newer = useGetRevisionQuery({ id: postId, number: after });
  const back = useFocusOnPhone();

  return (
    <Details>
      <BackButton ref={back} $tone="quiet" $size="small" onClick={onBack}>
        <ArrowLeft aria-hidden />
        All revisions
      </BackButton>
      <div>
        <Heading as="h3" $size="minor">
          Revision {number}
        </Heading>
        <Note>
          {saverOf(revision)}, {localDateTime(revision.savedAt)}
        </Note>
      </div>
      {previous !== undefined && !isPresent && (
        <Modes role="group" aria-label="Compare">
          <Button
            $tone={withNow ? 'outline' : 'primary'}
            $size="small"
            aria-pressed={!withNow}
            onClick={() => setWithNow(false)}
          >
            What this save changed
          </Button>
          <Button
            $tone={withNow ? 'primary' : 'outline'}
            $size="small"
            aria-pressed={withNow}
            onClick={() => setWithNow(true)}
          >
            What changed since
          </Button>
        </Modes>
      )}
      {previous === undefined && before !== after && <Note>What changed since:</Note>}
      {before === after ? (
        <Note>This is the first version, and the current one.</Note>
      ) : (
        <QueryState query={older} errorText="Failed to fetch the revision">
          {(one) => (
            <QueryState query={newer} errorText="Failed to fetch the revision">
              {(other) => <FieldDifferences before={formValuesOf(one)} after={formValuesOf(other)} />}
            </QueryState>
          )}
        </QueryState>
      )}
      {!isPresent && (
        <RestoreRevision postId={postId} number={number} present={present} unsaved={unsaved} onRestored={onRestored} />
      )}
    </Details>
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

const Note = styled.p`
  ${type.small}
`;

const Modes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
