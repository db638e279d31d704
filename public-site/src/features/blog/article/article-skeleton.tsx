import { Skeleton } from '@site/ui';
import { PageHead } from '../../../shared/page-head';
import { Sheet } from './article-view';

export const ArticleSkeleton = () => (
  <Sheet>
    <PageHead title="Loading" description="Loading" hidden />
    <Skeleton $width="8rem" />
    <Skeleton $width="90%" $height="3rem" />
    <Skeleton $width="60%" $height="3rem" />
    <Skeleton $height="24rem" />
  </Sheet>
);
