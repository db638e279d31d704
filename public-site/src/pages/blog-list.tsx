import { PageHead } from '../shared/page-head';

export function Page() {
  return (
    <>
      <PageHead title="blog-list" description="blog-list" />
      <h1>blog-list</h1>
    </>
  );
}
