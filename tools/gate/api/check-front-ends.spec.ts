import { checkFrontEnds } from './check-front-ends';

const offered = { openapi: '3.0.0', paths: {} };

describe('an API', () => {
  it('passes with a front end that it serves', () => {
    const frontEnd = { name: 'public-site@v1', app: 'public-site', version: 'v1', used: offered };
    expect(checkFrontEnds([frontEnd], offered)).toMatchObject([{ title: 'public-site@v1', outcome: 'passed' }]);
  });

  it('does not pass where there is no front end to compare it with', () => {
    expect(() => checkFrontEnds([], offered)).toThrow('Nothing is live here that the API could be checked against');
  });
});
