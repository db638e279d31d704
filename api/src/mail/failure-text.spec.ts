import { failureText } from './failure-text';

it.each([
  [{ code: 'ETIMEDOUT' }, 'the mail server did not answer in time (ETIMEDOUT)'],
  [{ code: 'EABORT' }, 'the mail server did not answer in time (EABORT)'],
  [{ code: 'ESOCKET' }, 'the mail server could not be reached (ESOCKET)'],
])('says why a mail was not sent: %j', (error, text) => {
  expect(failureText(error)).toBe(text);
});
