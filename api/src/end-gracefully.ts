import { closerOf } from '@site/http';
import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Server } from 'node:http';
import { DueWork } from './database/due-work';

/** Less than what supervisors allow (npm start and Docker 10 s), more than a person waits for the mail server. A mail of the queue may take longer: it is sent again. */
const graceMs = 9_000;

/** Ends the process when it is asked to, or when its parent is gone: running requests and the work in hand are finished first. */
export function endGracefully(app: INestApplication<Server>): void {
  const closeServer = closerOf(app.getHttpServer());
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    const grace = setTimeout(() => process.exit(0), graceMs).unref();
    await Promise.all([closeServer(), endDueWork(app)]);
    await app.close();
    clearTimeout(grace);
    process.exit(0);
  };
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
  // The parent may have gone during the start, when nobody listened.
  if (process.send && !process.connected) void end();
}

/** At once, not after the requests: behind a slow one, it would go on, and be cut off at the end of the grace time. */
async function endDueWork(app: INestApplication): Promise<void> {
  const providers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.providers.values()]);
  const works = providers.map(({ instance }) => instance).filter((instance) => instance instanceof DueWork);
  await Promise.all(works.map((work) => work.onModuleDestroy()));
}
