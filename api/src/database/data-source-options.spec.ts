import type { ApiConfig } from '../config/api-config';
import { dataSourceOptions, statementTimeoutMs } from './data-source-options';

const settings = (preparedStatements: boolean): Record<string, unknown> =>
  dataSourceOptions({ preparedStatements } as ApiConfig).extra;

it('limits statements and idle transactions by settings of the connection, of which a pooler in transaction mode takes none', () => {
  expect(settings(true)).toMatchObject({ statement_timeout: statementTimeoutMs });
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    expect(settings(false)).not.toHaveProperty(name);
  }
});
