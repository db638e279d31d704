import { EmptyState, TextLink } from '@site/ui';
import { wayBack } from '../../../shared/way-back';
import { useListAddress } from '../list-address';

export const PostGone = () => {
  const listAddress = useListAddress();
  return (
    <EmptyState
      as="h2"
      title="Post not found"
      hint="It may have been deleted."
      action={
        <TextLink href={listAddress} state={wayBack}>
          Back to Posts
        </TextLink>
      }
    />
  );
};
