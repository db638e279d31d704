import { PageHead } from '../shared/page-head';

export function Page() {
  return (
    <>
      <PageHead title="blog-post" description="blog-post" />
      <h1>blog-post</h1>
    </>
  );
}
