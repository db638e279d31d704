import { Skeleton } from '@site/ui';
import { AccountColumns } from './account-columns';

export const AccountSkeleton = () => (
  <AccountColumns>
    <Skeleton $height="420px" />
    <Skeleton $height="300px" />
    <Skeleton $height="260px" />
    <Skeleton $height="200px" />
  </AccountColumns>
);
