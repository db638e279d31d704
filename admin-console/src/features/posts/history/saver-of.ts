import type { RevisionSummary } from '@site/api-client/admin';

/** Who saved a revision; a schedule has no name. */
export const saverOf = ({ savedBy }: RevisionSummary): string => savedBy ?? 'Published on schedule';
