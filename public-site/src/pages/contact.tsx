import { PageHead } from '../shared/page-head';

export function Page() {
  return (
    <>
      <PageHead title="contact" description="contact" />
      <h1>contact</h1>
    </>
  );
}
