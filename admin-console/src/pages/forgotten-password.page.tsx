import { ForgottenPassword } from '../features/links/forgotten-password';
import { Door } from '../shared/door';
import { useScreenTitle } from '../shared/use-screen-title';

export function ForgottenPasswordPage() {
  useScreenTitle('Forgot password?');
  return (
    <Door title="Forgot password?">
      <ForgottenPassword />
    </Door>
  );
}
