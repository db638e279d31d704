import { useNavigate, useParams } from 'react-router-dom';
import type { LinkPurpose } from '@site/contracts';
import { LinkEntry } from '../features/links/link-entry';
import { AuthLayout } from '../shared/auth-layout';
import { useScreenTitle } from '../shared/use-screen-title';

const texts: Record<LinkPurpose, { title: string; greetingOf: (firstName: string) => string }> = {
  invitation: {
    title: 'Welcome',
    greetingOf: (firstName) => `Hello ${firstName}. Choose a password for your account. Nobody else will know it.`,
  },
  reset: {
    title: 'Choose a new password',
    greetingOf: (firstName) => `Hello ${firstName}. Choose a new password. You will be signed out everywhere.`,
  },
};

/** Where an invitation or a reset leads. */
export function LinkPage({ purpose }: { purpose: LinkPurpose }) {
  const { title, greetingOf } = texts[purpose];
  useScreenTitle(title);
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <AuthLayout title={title}>
      <LinkEntry
        key={token}
        purpose={purpose}
        token={token}
        greetingOf={greetingOf}
        onDone={(username) => navigate('/admin/login', { replace: true, state: { username } })}
      />
    </AuthLayout>
  );
}
