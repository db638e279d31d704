import { StartProblem } from './config/start-problem';

/** One sentence for a person about why the API could not start, and what to do. */
export function startSentence(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  const { code, message, port } = withCode(error);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it, or set API_PORT to another one.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this user has. Set API_PORT to one above 1023.`;
    case '28P01':
    case '28000':
      return 'The database refuses the user or password in DATABASE_URL. Correct them.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist. Create it, or correct the name.';
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'ECONNRESET':
    case 'EAI_AGAIN':
      return `The database can’t be reached (${code}). Start it, or correct DATABASE_URL.`;
    default:
      return `The API could not start: ${message}`;
  }
}

/** A host with several addresses fails with one error an address; the first tells enough. */
function withCode(error: unknown): { code?: string; message: string; port?: number } {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first : { message: String(first) };
}
