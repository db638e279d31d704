import { useState } from 'react';
import { useGetPasswordHelpQuery } from '@site/api-client/admin';
import { Notice, QueryState, TextLink } from '@site/ui';
import { useSite } from '../../shared/site-context';
import { ForgottenPasswordForm } from './forgotten-password-form';

/** Emails a link to a new password where the site can, and says whom to ask where it does not. */
export function ForgottenPassword() {
  const query = useGetPasswordHelpQuery();
  const [requested, setRequested] = useState(false);
  return (
    <>
      <QueryState query={query} errorText="The page could not be loaded">
        {({ byMail }) => {
          if (!byMail) return <WithoutMail />;
          return requested ? <OnItsWay /> : <ForgottenPasswordForm onRequested={() => setRequested(true)} />;
        }}
      </QueryState>
      <TextLink href="/admin/login">Back to sign in</TextLink>
    </>
  );
}

function WithoutMail() {
  const { email } = useSite();
  return (
    <p>
      This site can’t send email. Ask another admin to use “Send password reset” under Users. If you know no other
      admin, write to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}

/** The same whether there is such an account or not. */
const OnItsWay = () => (
  <Notice role="status">
    If there is an account with this username, we have emailed it a link to set a new password. The link works once and
    expires in 1 day. If nothing arrives, check your spam folder or ask another admin.
  </Notice>
);
