// A backup is restored into what the API's own migrations make, and read with its keys: there is no second description.
export { migrations } from '../../api/src/database/migrations';
export { lockKey } from '../../api/src/database/start-lock';
export { secondFactorBox } from '../../api/src/second-factor/secret-box';
