import type { OpenAPIObject } from '@nestjs/swagger';
import * as contracts from '@site/contracts';
import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';

/** class-validator's rules to OpenAPI's words for them. */
const keywords: Record<string, string> = {
  maxLength: 'maxLength',
  minLength: 'minLength',
  max: 'maximum',
  min: 'minimum',
  arrayMaxSize: 'maxItems',
  arrayMinSize: 'minItems',
};

/** A number in steps of one: to the gate of releases, `integer` would be another type than the one they were built with. */
export const whole = { multipleOf: 1 };

/**
 * Writes the limits of the request classes into their schemas. The Swagger plugin reads only those that are literals;
 * whoever compares two versions of the API must see the others as well.
 */
export function addLimits(document: OpenAPIObject): OpenAPIObject {
  for (const [name, type] of Object.entries(contracts)) {
    const schema = document.components?.schemas?.[name];
    if (typeof type !== 'function' || !schema || '$ref' in schema) continue;
    for (const rule of getMetadataStorage().getTargetValidationMetadatas(type, '', false, false)) {
      const property = schema.properties?.[rule.propertyName];
      const words = wordsFor(rule);
      if (!property || '$ref' in property || !words) continue;
      const limited = rule.each ? property.items : property;
      if (limited) Object.assign(limited, words);
    }
  }
  return document;
}

function wordsFor({ name = '', constraints }: ValidationMetadata): object | undefined {
  if (name === 'isInt') return whole;
  const keyword = keywords[name];
  return keyword ? { [keyword]: constraints[0] } : undefined;
}
