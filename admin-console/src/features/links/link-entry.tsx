import { useEffect, useState } from 'react';
import { problemOf } from '@site/api-client';
import { useInspectLinkMutation } from '@site/api-client/admin';
import type { LinkPurpose } from '@site/contracts';
import { ErrorState, Loading, Notice, Skeleton, TextLink } from '@site/ui';
import { PasswordForm } from './password-form';

interface LinkEntryProps {
  purpose: LinkPurpose;
  token: string;
  /** One sentence for the link's holder. */
  greetingOf: (firstName: string) => string;
  onDone: (username: string) => void;
}

/** Lets the holder of a one-time link choose a password, or says that the link is dead. */
export function LinkEntry({ purpose, token, greetingOf, onDone }: LinkEntryProps) {
  // A mutation, though it changes nothing: its token stands in a body, where no log sees it, and no cache keeps it.
  const [inspect, { data: link, error, isLoading }] = useInspectLinkMutation();
  const [gone, setGone] = useState(false);
  /** Attempts whose answers got lost, since the last answer. */
  const [lost, setLost] = useState(0);
  useEffect(() => {
    inspect({ token });
  }, [inspect, token]);

  const refusal = problemOf(error);
  if (gone && lost > 0) return <LostResponse />;
  if (gone || refusal?.statusCode === 404) return <DeadLink purpose={purpose} />;
  if (refusal?.fields?.token) return <LinkTrouble text={refusal.fields.token} />;
  if (error) {
    const text = refusal?.message ?? 'The link could not be checked';
    return <ErrorState text={text} pending={isLoading} onRetry={() => inspect({ token })} />;
  }
  if (!link) {
    return (
      <Loading>
        <Skeleton $height="120px" />
      </Loading>
    );
  }
  const { username, firstName, passwordMinimum } = link;
  return (
    <>
      <p>{greetingOf(firstName)}</p>
      {lost > 0 && <LostResponse key={lost} />}
      <PasswordForm
        token={token}
        username={username}
        minimum={passwordMinimum}
        onDone={() => onDone(username)}
        onLost={() => setLost(lost + 1)}
        onRefused={() => setLost(0)}
        onGone={() => setGone(true)}
      />
    </>
  );
}

const DeadLink = ({ purpose }: { purpose: LinkPurpose }) => (
  <>
    <LinkTrouble text="This link no longer works: it has been used or replaced, or it has expired. Ask an admin for a new one." />
    {purpose === 'reset' && <TextLink href="/admin/forgot-password">Forgot password?</TextLink>}
  </>
);

/** A link that is used up after an attempt without an answer was most likely used by it. */
const LostResponse = () => (
  <LinkTrouble text="The answer got lost: your password may be set already. Try to sign in with it." />
);

const LinkTrouble = ({ text }: { text: string }) => (
  <>
    <Notice $tone="warn" role="alert">
      {text}
    </Notice>
    <TextLink href="/admin/login">Go to sign-in</TextLink>
  </>
);
