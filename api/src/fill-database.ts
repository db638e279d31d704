import { DataSource } from 'typeorm';
import type { ApiConfig } from './config/api-config';
import { grantApiRights } from './database/api-rights';
import { dataSourceOptions } from './database/data-source-options';
import { migrateAnd } from './database/start-lock';
import { seedSampleContent } from './sample-content/seed-sample-content';
import { type CreatedAdmin, createFirstAdmin } from './users/first-admin';

const openingMs = 5 * 60_000;

/**
 * Migrates the database and fills a new one. Connects as the owner of the tables, who may have to create the user that the
 * API connects as.
 */
export async function fillDatabase(config: ApiConfig): Promise<CreatedAdmin | null> {
  const connection = { ...config, databaseUrl: config.migrationsDatabaseUrl, poolSize: 1 };
  // The embedded database opens meanwhile, and may have to recover.
  const connectTimeout = config.databaseFolder === null ? undefined : openingMs;
  const options = dataSourceOptions(connection, { silenceTimeout: 0, connectTimeout });
  const owner = await new DataSource(options).initialize();
  try {
    return await migrateAnd(owner, async (manager) => {
      await grantApiRights(manager, config.databaseUrl);
      // Where this fails, nothing reports the password: it must not leave an admin either.
      return manager.transaction(async (transaction) => {
        const createdAdmin = await createFirstAdmin(transaction, config);
        if (config.samplePostsDir !== null) await seedSampleContent(transaction, config.samplePostsDir);
        return createdAdmin;
      });
    });
  } finally {
    await owner.destroy();
  }
}
