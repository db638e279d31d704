import { PageHead } from '../shared/page-head';

export function Page() {
  return (
    <>
      <PageHead title="home" description="home" />
      <h1>home</h1>
    </>
  );
}
