import { ForgottenPassword } from '../features/links/forgotten-password';
import { AuthLayout } from '../shared/auth-layout';
import { useScreenTitle } from '../shared/use-screen-title';

export function ForgottenPasswordPage() {
  useScreenTitle('Forgot password?');
  return (
    <AuthLayout title="Forgot password?">
      <ForgottenPassword />
    </AuthLayout>
  );
}
