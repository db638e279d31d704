import type { ApiConfig } from '../config/api-config';
import { dataSourceOptions, statementTimeoutMs } from './data-source-options';

const settings = (preparedStatements: boolean): Record<string, unknown> =>
  dataSourceOptions({ preparedStatements } as ApiConfig).extra;

it('limits statements by a setting of the connection, of which a pooler in transaction mode takes none', () => {
  expect(settings(true)).toMatchObject({ statement_timeout: statementTimeoutMs });
  expect(settings(false)).not.toHaveProperty('statement_timeout');
});
