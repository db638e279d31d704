import { type UserDetails, useListUsersQuery } from '@site/api-client/admin';

export interface Authors {
  /** As choices, by name. */
  options: { value: string; label: string }[];
  /** Empty while it is not known. */
  nameOf: (id: string) => string;
}

/** Whoever may have written posts. Screens do without when they can't be read. `skip`: nobody's name is shown. */
export function useAuthors(skip = false): Authors {
  const { data } = useListUsersQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  return authorsOf(data?.items ?? []);
}

export function authorsOf(users: UserDetails[]): Authors {
  const options = users
    .map(({ id, username, firstName, lastName }) => ({
      value: id,
      label: [firstName, lastName].filter(Boolean).join(' ') || username,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const names = new Map(options.map(({ value, label }) => [value, label]));
  return { options, nameOf: (id) => names.get(id) ?? '' };
}
