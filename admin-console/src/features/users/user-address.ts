/** Address of the user list with one user highlighted. */
export const userAddress = (id: string): string => `/admin/users?${new URLSearchParams({ user: id })}`;
