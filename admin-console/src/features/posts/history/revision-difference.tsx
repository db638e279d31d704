import { useGetRevisionQuery } from '@site/api-client/admin';
import { QueryState } from '@site/ui';
import { formValuesOf } from '../editor/post-form-values';
import { FieldDifferences } from './field-differences';

interface RevisionDifferenceProps {
  postId: number;
  /** Numbers of the two revisions. */
  before: number;
  after: number;
}

/** What became of one revision in another. */
export function RevisionDifference({ postId, before, after }: RevisionDifferenceProps) {
  const older = useGetRevisionQuery({ id: postId, number: before });
  const newer = useGetRevisionQuery({ id: postId, number: after });
  return (
    <QueryState query={older} errorText="Failed to fetch the revision">
      {(one) => (
        <QueryState query={newer} errorText="Failed to fetch the revision">
          {(other) => <FieldDifferences before={formValuesOf(one)} after={formValuesOf(other)} />}
        </QueryState>
      )}
    </QueryState>
  );
}
