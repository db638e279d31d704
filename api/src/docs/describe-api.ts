import type { Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ApiProblem } from '@site/contracts';
import { cookieName } from '@site/http';
import { AppModule } from '../app.module';
import { sessionCookie } from '../auth/sessions/session-cookies';
import { ApiConfig } from '../config/api-config';
import { addLimits } from './add-limits';
import { addQueryLimits } from './add-query-limits';
import { addWholeIds } from './add-whole-ids';

/** Describes every call without starting anything. `metadata` is what the Swagger plugin read out of the types. */
export async function describeApi(metadata: () => Promise<Record<string, unknown>>): Promise<OpenAPIObject> {
  const app = await NestFactory.create(AppModule.with(new ApiConfig(), ''), { preview: true, logger: false });
  app.setGlobalPrefix('api');
  await SwaggerModule.loadPluginMetadata(metadata);
  const description = new DocumentBuilder()
    .setTitle('Website API')
    .setDescription("Posts, visitors' messages, users and sessions.")
    .setVersion('1.0.0')
    .addCookieAuth(sessionCookie)
    .addCookieAuth(cookieName(sessionCookie, true), { type: 'apiKey', description: 'Over https' }, 'secureCookie')
    // Not addBearerAuth, which calls every token a JWT.
    .addSecurity('bearer', {
      ...{ type: 'http', scheme: 'bearer' },
      description: 'A release token, or a secret that the shells share with the API',
    })
    .addGlobalResponse({
      status: 'default',
      description: 'Every error',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiProblem' } } },
    })
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    extraModels: [ApiProblem],
    operationIdFactory: (_, method) => method,
  });
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return addWholeIds(addQueryLimits(addLimits(document), controllers));
}
