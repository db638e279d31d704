import { PageHead } from '../shared/page-head';

export function Page() {
  return (
    <>
      <PageHead title="not-found" description="not-found" />
      <h1>not-found</h1>
    </>
  );
}
