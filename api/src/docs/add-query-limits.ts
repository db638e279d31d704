import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { whole } from './add-limits';

interface Call {
  operationId?: string;
  parameters?: { name: string; in: string; description?: string; schema?: object }[];
}

const upperLimits = new Set(['max', 'maxLength']);

/**
 * Says the limits of queries in the words of their classes, and which numbers are whole. Keywords such as `maximum` would
 * be taken for tighter limits than those that front ends were built with, whose descriptions have none, and their releases
 * refused.
 */
export function addQueryLimits(document: OpenAPIObject, controllers: Type[]): OpenAPIObject {
  const queries = new Map(controllers.flatMap(queriesOf));
  const calls = Object.values(document.paths).flatMap((path) => Object.values(path as Record<string, Call>));
  for (const { operationId = '', parameters = [] } of calls) {
    const query = queries.get(operationId);
    if (!query) continue;
    for (const { name = '', propertyName, message } of rulesOf(query)) {
      const parameter = parameters.find((each) => each.in === 'query' && each.name === propertyName);
      if (!parameter) continue;
      if (name === 'isInt') parameter.schema = { ...parameter.schema, ...whole };
      if (upperLimits.has(name))
        parameter.description = [parameter.description, `${message}.`].filter(Boolean).join(' ');
    }
  }
  return document;
}

const rulesOf = (type: Type) => getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);

/** The query classes of a controller, by the name of the handler. */
function queriesOf(controller: Type): [name: string, query: Type][] {
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name): [string, Type][] => {
    const noted: object = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
    const types: Type[] = Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? [];
    // Nest notes a handler's arguments as `type:index`.
    const query = types.find((_, index) => `${RouteParamtypes.QUERY}:${index}` in noted);
    return query ? [[name, query]] : [];
  });
}
