import type { JobOpening } from '../sections';

/** Three at most of those that are open: first those of the department of one that is closed. */
export const similarTo = ({ department }: Pick<JobOpening, 'department'>, open: readonly JobOpening[]): JobOpening[] =>
  open
    .toSorted((one, other) => Number(other.department === department) - Number(one.department === department))
    .slice(0, 3);
