import type { JobOpening } from '../sections';

export const isOpenOn = (day: string, { closes }: Pick<JobOpening, 'closes'>): boolean => day <= closes;

/** Those that one can apply for on a day. */
export const openOn = (day: string, jobs: readonly JobOpening[]): JobOpening[] =>
  jobs.filter((job) => isOpenOn(day, job));
