import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../errors/errors';

const largest = 2 ** 31 - 1;

/** Reads a numeric id from an address. Anything else names nothing: 404. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = Number(text);
    if (/^\d{1,10}$/.test(text) && id <= largest) return id;
    throw new NotFoundError('Nothing was found at this address.');
  }
}
