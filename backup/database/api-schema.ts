// A backup is restored into what the API's own migrations make: there is no second description of the tables.
export { migrations } from '../../api/src/database/migrations';
export { lockKey } from '../../api/src/database/start-lock';
