/** Why a mail was not sent, in words for a person, with the code that whoever runs the mail server looks for. */
export function failureText(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  const detail = responseCode ?? code;
  return detail ? `${wordsFor(code)} (${detail})` : wordsFor(code);
}

function wordsFor(code: string | undefined): string {
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return 'the mail server refused the user name or password';
    case 'EENVELOPE':
      return 'the mail server refused the address';
    case 'EMESSAGE':
      return 'the mail server refused the mail';
    default:
      return 'the mail server could not be reached';
  }
}
