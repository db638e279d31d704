import { useState } from 'react';
import { CodeStep } from './code-step';
import { PasswordStep } from './password-step';

interface LoginFormProps {
  username?: string;
  onSignedIn: () => void;
}

/** A password, then a code where the account asks for one. */
export function LoginForm({ username, onSignedIn }: LoginFormProps) {
  const [codeAsked, setCodeAsked] = useState(false);
  if (codeAsked) return <CodeStep onSignedIn={onSignedIn} onRestart={() => setCodeAsked(false)} />;
  return <PasswordStep username={username} onSignedIn={onSignedIn} onCodeRequired={() => setCodeAsked(true)} />;
}
