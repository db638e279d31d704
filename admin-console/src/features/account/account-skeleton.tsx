import { Skeleton } from '@site/ui';
import { AccountColumns } from './account-columns';

export const AccountSkeleton = () => (
  <AccountColumns>
    <Skeleton $height="480px" />
    <Skeleton $height="280px" />
  </AccountColumns>
);
