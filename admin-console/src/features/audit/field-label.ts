import { postFieldLabels } from '@site/contracts';

const labels: Record<string, string> = {
  ...postFieldLabels,
  publishedAt: 'Published',
  deletedAt: 'Deleted',
  isRead: 'Read',
  name: 'Name',
  alt: 'Alternative text',
  focusX: 'Focus from the left',
  focusY: 'Focus from the top',
  username: 'Username',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  profileImageUrl: 'Profile picture',
  role: 'Role',
  isActive: 'Active',
  password: 'Password',
  recoveryCode: 'Recovery code',
};

/** A field as the screens call it. */
export const fieldLabel = (field: string): string => labels[field] ?? field;
