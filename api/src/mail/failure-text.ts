interface Failure {
  code?: string;
  responseCode?: number;
  /** What the mail server was asked last. */
  command?: string;
}

/** Why a mail was not sent, in words for a person, with the code that whoever runs the mail server looks for. */
export function failureText(error: unknown): string {
  const failure = (error ?? {}) as Failure;
  const detail = failure.responseCode ?? failure.code;
  return detail ? `${wordsFor(failure)} (${detail})` : wordsFor(failure);
}

function wordsFor({ code, command }: Failure): string {
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return 'the mail server refused the user name or password';
    case 'EENVELOPE':
      return command === 'DATA' ? 'the mail server refused the mail' : 'the mail server refused the address';
    case 'EMESSAGE':
      return 'the mail server refused the mail';
    case 'ETIMEDOUT':
    case 'EABORT':
      return 'the mail server did not answer in time';
    default:
      return 'the mail server could not be reached';
  }
}
