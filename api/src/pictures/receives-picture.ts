import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { catchError, type Observable } from 'rxjs';
import { ApiConfig } from '../config/api-config';
import { TooLargeError } from '../errors/errors';

/** Takes one file called `file` out of a form, into memory, up to the size that the deployment allows. */
export const ReceivesPicture = () =>
  applyDecorators(
    UseInterceptors(SayHowLarge, FileInterceptor('file')),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    }),
  );

@Injectable()
class SayHowLarge implements NestInterceptor {
  constructor(private readonly config: ApiConfig) {}

  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof PayloadTooLargeException)) throw error;
        throw new TooLargeError(`This picture is larger than ${this.config.pictures.limitMb} MB.`, 'file');
      }),
    );
  }
}
