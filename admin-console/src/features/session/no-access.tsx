import { Suspense } from 'react';
import styled from 'styled-components';
import { ButtonRow, Heading, lazyPart, LinkButton, RecoveringBoundary, space } from '@site/ui';

const UnsavedTexts = lazyPart(async () => (await import('../posts/unsaved/unsaved-texts')).UnsavedTexts);

/** For those who are signed in with the role user, maybe after they were admins and wrote. */
export const NoAccess = ({ user }: { user: string }) => (
  <Notice>
    <Heading as="h1" $size="heading">
      Your account has no access to the admin area
    </Heading>
    <p>Ask an admin to change your role, or sign in with another account.</p>
    <ButtonRow>
      <LinkButton href="/api/auth/logout" reloadDocument $size="small">
        Logout
      </LinkButton>
      <LinkButton href="/admin/account" $tone="outline" $size="small">
        Your account
      </LinkButton>
    </ButtonRow>
    <RecoveringBoundary place="unsaved text" fallback={null}>
      <Suspense fallback={null}>
        <UnsavedTexts user={user} />
      </Suspense>
    </RecoveringBoundary>
  </Notice>
);

const Notice = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  padding-block: ${space[32]};
`;
