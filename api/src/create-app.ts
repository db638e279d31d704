import { guardConnections } from '@site/http';
import { Bulkhead, LoadGuard } from '@site/overload';
import { ResponseCache } from '@site/response-cache';
import { requestId } from '@site/telemetry';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { sessionHandlers } from './auth/sessions/session-handlers';
import type { ApiConfig } from './config/api-config';
import { DATABASE_POOL } from './database/database-pool';
import { requireMigrated } from './database/start-lock';
import { docsPage } from './docs/docs-page';
import { nothingOutsideApi } from './errors/problem-handler';
import { ProblemFilter } from './errors/problem.filter';
import { handleUnreadable } from './errors/unreadable-requests';
import { caching } from './http/caching';
import { GuardedAdapter } from './http/guarded-adapter';
import { InputPipe } from './http/input.pipe';
import { jsonBody } from './http/json-body';
import { media } from './pictures/media';
import { refusePrototypeNames } from './http/prototype-names';
import { RefuseUnread } from './http/refuse-unread';
import { RefusedRequests } from './http/refused-requests';
import { sameOriginWrites } from './http/same-origin';
import { securityHeaders } from './http/security-headers';
import { shedLoad } from './http/shed-load';
import { apiLogger, apiRequestLog, FrameworkLog } from './logging/logger';
import { ApiMetrics } from './metrics/api-metrics';
import { metricsRoute } from './metrics/metrics-route';
import { MailSender } from './outbox/mail-sender';
import { PICTURE_FILES } from './pictures/picture-files';

/** Names and list items in the description of a release with many files. */
const manifestParts = 20_000;

/**
 * Builds the API on a database that is migrated and holds what a new site starts with. It does not listen yet. `version`
 * is the name of this build.
 */
export async function createApp(config: ApiConfig, version: string): Promise<NestExpressApplication> {
  const logger = apiLogger(config.logLevel, version);
  const adapter = new GuardedAdapter(config.connections);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, version), adapter, {
    logger: new FrameworkLog(logger),
    abortOnError: false,
    bodyParser: false,
  });
  try {
    if (config.migrations === 'none') await requireMigrated(app.get(DataSource));
    app.set('trust proxy', config.trustProxy);
    app.disable('x-powered-by');
    handleUnreadable(app.getHttpServer());
    const guard = new LoadGuard({ inFlight: config.maxInFlight, lateMs: config.maxLatenessMs });
    const metrics = new ApiMetrics(version, {
      ...{ pool: app.get(DATABASE_POOL), mails: app.get(MailSender), shedding: [guard, app.get(Bulkhead)] },
      routes: () => adapter.getInstance<Express>().router.stack,
    });
    // A cached response costs less than a refusal.
    adapter.useFirst(apiRequestLog(logger), metrics.count, app.get(ResponseCache).handle);
    app.use(requestId, shedLoad(guard));
    guardConnections(app.getHttpServer(), config.connections);
    app.use(securityHeaders());
    app.use('/media', media(config, app.get(PICTURE_FILES)));
    app.use(nothingOutsideApi);
    app.use('/api', caching, metricsRoute(metrics, config.metricsToken), docsPage(config.assetsDir), sameOriginWrites);
    const refused = app.get(RefusedRequests);
    app.use(refused.turnAway);
    app.use('/api/releases', ...jsonBody(config.bodyLimitKb * 1024, manifestParts));
    app.use(...jsonBody(config.bodyLimitKb * 1024));
    app.use(refusePrototypeNames);
    const session = sessionHandlers(app, config.session);
    app.use('/api/auth', ...session);
    app.use('/api/admin', ...session);
    app.setGlobalPrefix('api');
    app.useGlobalInterceptors(new RefuseUnread());
    app.useGlobalPipes(new InputPipe());
    app.useGlobalFilters(new ProblemFilter(refused));
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
