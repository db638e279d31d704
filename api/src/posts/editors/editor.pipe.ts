import { Injectable, type PipeTransform } from '@nestjs/common';
import { limits } from '@site/contracts';
import { NotFoundError } from '../../errors/errors';

/** The name that an editor gave itself. Anything else names none: 404. */
@Injectable()
export class EditorPipe implements PipeTransform<string, string> {
  transform(name: string): string {
    if (/^[\w-]+$/.test(name) && name.length <= limits.editorName) return name;
    throw new NotFoundError('Nothing was found at this address.');
  }
}
