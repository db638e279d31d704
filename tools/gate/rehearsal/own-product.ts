import { Product } from '../../start/product';
import { buildMissing } from './build-missing';

/** An API with its sample content, on a temporary database that anything may be written to. */
export interface OwnProduct {
  apiUrl: string;
  /** The database's address, for its owner. */
  databaseUrl: string;
  admin: { username: string; password: string };
  stop(): Promise<void>;
}

interface OwnProductOptions {
  /** `main.mjs` of another build of the API. */
  script?: string;
  /** Posts to begin with, in place of the API's own. */
  samplePostsDir?: string;
}

/** The same each time: calls that are recorded with one product are repeated with another. */
const admin = { username: 'admin', password: 'a rehearsal, thrown away' };

export async function startOwnProduct(
  folder: string,
  { script, samplePostsDir }: OwnProductOptions = {},
): Promise<OwnProduct> {
  if (!script) await buildMissing('dist/api/main.mjs', 'api');
  const environment = {
    ...harmlessEnvironment(),
    ...{ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password },
    // On a busy machine it may be slow, but turns nobody away: a release would be refused for that.
    ...{ MAX_LATENESS_MS: '60000', MAX_IN_FLIGHT: '100000' },
    ...(samplePostsDir && { SAMPLE_POSTS_DIR: samplePostsDir }),
  };
  const own = new Product({ port: 0, dataDir: folder, databaseUrl: null, environment, quiet: true, apiScript: script });
  try {
    const database = await own.startDatabase();
    const { port } = await own.startApi(database);
    return { apiUrl: `http://127.0.0.1:${port}`, databaseUrl: database.url, admin, stop: () => own.stop() };
  } catch (error) {
    await own.stop();
    throw error;
  }
}

/** Without access to the deployment's own bucket, mail server or database. */
const harmlessEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot)$/i.test(name)),
  );
