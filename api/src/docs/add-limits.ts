import type { OpenAPIObject } from '@nestjs/swagger';
import * as contracts from '@site/contracts';
import { getMetadataStorage } from 'class-validator';

/** class-validator's rules to OpenAPI's words for them. */
const keywords: Record<string, string> = {
  maxLength: 'maxLength',
  minLength: 'minLength',
  max: 'maximum',
  min: 'minimum',
  arrayMaxSize: 'maxItems',
  arrayMinSize: 'minItems',
};

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
      const keyword = keywords[rule.name ?? ''];
      if (!property || '$ref' in property || !keyword) continue;
      const limited = rule.each ? property.items : property;
      if (limited) Object.assign(limited, { [keyword]: rule.constraints[0] });
    }
  }
  return document;
}
