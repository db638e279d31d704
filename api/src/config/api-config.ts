import type { readConfig } from './read-config';

type Config = Readonly<ReturnType<typeof readConfig>>;

/** Everything that a deployment decides. Also the token under which it is injected. */
export class ApiConfig extends (class {} as new () => Config) {}

/** A bucket of a service that speaks S3. */
export type S3Config = NonNullable<ApiConfig['pictures']['s3']>;
