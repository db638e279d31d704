import { Product } from '../../start/product';
import { buildMissing } from './build-missing';

export interface RehearsalApi {
  url: string;
  /** For people. */
  source: string;
  stop(): Promise<void>;
}

/** The running API; without one, this workspace's API with its sample content, on a temporary database. */
export async function rehearsalApi(product: string | null, folder: string): Promise<RehearsalApi> {
  if (product) return { url: product, source: 'the running API', stop: async () => undefined };
  await buildMissing('dist/api/main.mjs', 'api');
  const own = new Product({ port: 0, dataDir: folder, databaseUrl: null, environment: harmlessEnvironment() });
  try {
    const { port } = await own.startApi(await own.startDatabase());
    return { url: `http://127.0.0.1:${port}`, source: 'an API with sample content', stop: () => own.stop() };
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
