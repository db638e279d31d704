import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { NotFoundError } from '../errors/errors';
import { holdsNul, readInput, refuseNul } from './read-input';

/** Checks everything that a handler takes: bodies and queries by their class, all of them for text that can't be stored. */
@Injectable()
export class InputPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type === 'custom') return value;
    if (type === 'param') return this.readParameter(value);
    if (!metatype || metatype === Object || metatype === String) return refuseNul(value);
    return readInput(metatype as Type<object>, value);
  }

  private readParameter(value: unknown): unknown {
    if (holdsNul(value)) throw new NotFoundError('Nothing was found at this address.');
    return value;
  }
}
