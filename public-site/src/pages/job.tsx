import { NotFound } from '../features/not-found/not-found';
import { JobView } from '../landing/jobs/job-view';
import { openings } from '../landing/jobs/openings';
import type { PageProps, PageRequest, Prepared } from '../shared/page';
import { PageHead } from '../shared/page-head';
import { pageCard } from '../shared/social-card';

const find = (slug: string | undefined) => openings.find((opening) => opening.slug === slug);

export const prepare = async ({ params }: PageRequest): Promise<Prepared> => (find(params.slug) ? {} : { status: 404 });

export function Page({ params }: PageProps) {
  const job = find(params.slug);
  if (!job) {
    return (
      <>
        <PageHead title="404 Page Not Found" description="There is no opening at this address." hidden />
        <NotFound />
      </>
    );
  }
  return (
    <>
      <PageHead title={`${job.title}: ${job.location}`} description={job.description} card={pageCard('/careers')} />
      <JobView job={job} />
    </>
  );
}
