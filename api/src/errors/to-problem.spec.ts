import { toProblem } from './to-problem';

describe('an error of the database', () => {
  it.each(['EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', '25006', '25P03', '40P01', '57P01'])(
    'of the code %s is a 503: it may be gone in a moment',
    (code) => {
      expect(toProblem(Object.assign(new Error(), { code }))).toMatchObject({
        statusCode: 503,
        message: 'The service is not available right now. Please try again in a moment.',
      });
    },
  );

  it.each(['23502', '25001', '42P01'])('of the code %s is a 500: a statement is wrong', (code) => {
    expect(toProblem(Object.assign(new Error(), { code })).statusCode).toBe(500);
  });
});
