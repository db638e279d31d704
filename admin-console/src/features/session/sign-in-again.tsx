import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart, RecoveringBoundary } from '@site/ui';
import type { SignInRequest } from './sign-in-request';

const SignInAgainDialog = lazyPart(async () => (await import('./sign-in-again-dialog')).SignInAgainDialog);

/** Asks for the password again when a call needs it; until then nobody loads the form. */
export function SignInAgain({ request }: { request: SignInRequest }) {
  const wanted = useSyncExternalStore(request.subscribe, request.wanted);
  if (!wanted) return null;
  return (
    <RecoveringBoundary place="sign-in again" fallback={null}>
      <Suspense fallback={null}>
        <SignInAgainDialog withCode={wanted.code} onSettled={request.settle} />
      </Suspense>
    </RecoveringBoundary>
  );
}
