import { NotFound } from '../features/not-found/not-found';
import { ClosedJobView } from '../landing/jobs/closed-job-view';
import { JobView } from '../landing/jobs/job-view';
import { isOpenOn, openOn } from '../landing/jobs/open-on';
import { similarTo } from '../landing/jobs/similar-to';
import { openings } from '../facts/openings';
import { dayOf, stateOfToday, today } from '../shared/day';
import type { PageProps, PageRequest, Prepared } from '../shared/page';
import { PageHead } from '../shared/page-head';
import { pageCard } from '../shared/social-card';

const find = (slug: string | undefined) => openings.find((opening) => opening.slug === slug);

export async function prepare({ params }: PageRequest): Promise<Prepared> {
  const job = find(params.slug);
  if (!job) return { status: 404 };
  return { ...stateOfToday(), status: isOpenOn(today(), job) ? 200 : 410 };
}

export function Page({ params, initial }: PageProps) {
  const job = find(params.slug);
  if (!job) {
    return (
      <>
        <PageHead title="404 Page Not Found" description="There is no opening at this address." hidden />
        <NotFound />
      </>
    );
  }
  const day = dayOf(initial);
  if (!isOpenOn(day, job)) {
    return (
      <>
        <PageHead title={`${job.title}: closed`} description="This opening is closed." hidden />
        <ClosedJobView job={job} others={similarTo(job, openOn(day, openings))} />
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
