import { useListUsersQuery } from '@site/api-client/admin';

export interface Authors {
  /** As choices of the filter, by name. */
  options: { value: string; label: string }[];
  /** Empty while it is not known. */
  nameOf: (id: string) => string;
}

/** Whoever may have written posts. The list of posts does without when they can't be read. */
export function useAuthors(): Authors {
  const { data } = useListUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  const users = data?.items ?? [];
  const options = users
    .map(({ id, username, firstName, lastName }) => ({
      value: id,
      label: [firstName, lastName].filter(Boolean).join(' ') || username,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const names = new Map(options.map(({ value, label }) => [value, label]));
  return { options, nameOf: (id) => names.get(id) ?? '' };
}
