import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { type Request, type RequestHandler, type Response, raw } from 'express';
import { ApiConfig } from '../config/api-config';
import { InvalidInputError, TooLargeError } from '../errors/errors';
import { Thread } from '../threads/thread';
import type { SentPicture } from './pictures.service';

/** Takes one file called `file` out of a form, into memory, up to the size that the deployment allows. */
export const ReceivesPicture = () =>
  applyDecorators(
    UseInterceptors(PictureReception),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    }),
  );

const bytesPerMb = 1024 * 1024;
/** For what a form says around its file. */
const envelope = 16 * 1024;

/** Who sends a form chooses what parts it, and so what it costs to look for that: a thread of its own does. */
const thread = new Thread('fileInForm');

@Injectable()
class PictureReception implements NestInterceptor {
  private readonly mostBytes: number;
  private readonly read: RequestHandler;

  constructor(private readonly config: ApiConfig) {
    this.mostBytes = config.pictures.limitMb * bytesPerMb;
    this.read = raw({ type: 'multipart/form-data', limit: this.mostBytes + envelope, inflate: false });
  }

  async intercept(context: ExecutionContext, next: CallHandler) {
    const http = context.switchToHttp();
    const request = http.getRequest<Request & { file?: SentPicture }>();
    await this.readBody(request, http.getResponse<Response>());
    const { body } = request;
    request.body = undefined;
    if (Buffer.isBuffer(body)) request.file = await this.fileIn(body, request.get('content-type') ?? '');
    return next.handle();
  }

  private readBody(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      void this.read(request, response, (error?: unknown) => {
        if (error) reject(isTooLarge(error) ? this.tooLarge() : error);
        else resolve();
      });
    });
  }

  private async fileIn(body: Buffer, type: string): Promise<SentPicture> {
    const found = await thread.run({ type, body, mostBytes: this.mostBytes });
    if ('bytes' in found) return { buffer: found.bytes, originalname: found.name };
    if (found.fault === 'too large') throw this.tooLarge();
    const message = found.fault === 'none' ? 'Choose a picture.' : 'Send a form with one file and nothing else.';
    throw new InvalidInputError(message, { file: message });
  }

  private tooLarge(): TooLargeError {
    return new TooLargeError(`This picture is larger than ${this.config.pictures.limitMb} MB.`, 'file');
  }
}

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large';
