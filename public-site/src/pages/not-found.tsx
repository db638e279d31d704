import { NotFound } from '../features/not-found/not-found';
import { PageHead } from '../shared/page-head';

export const Page = () => (
  <>
    <PageHead title="404 Page Not Found" description="There is no page at this address." hidden />
    <NotFound />
  </>
);
