export const userRoles = ['admin', 'user'] as const;
export type UserRole = (typeof userRoles)[number];

export const userRoleLabels: Record<UserRole, string> = {
  admin: 'Admin',
  user: 'User',
};
