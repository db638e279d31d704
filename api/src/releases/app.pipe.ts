import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { type ReleasedApp, releasedApps } from '@site/federation';
import { NotFoundError } from '../errors/errors';

/** Describes the parameter of an address that `AppPipe` reads. */
export const AppParam = () => ApiParam({ name: 'app', enum: releasedApps });

/** Reads the name of an app from an address. */
@Injectable()
export class AppPipe implements PipeTransform<string, ReleasedApp> {
  transform(text: string): ReleasedApp {
    const app = releasedApps.find((released) => released === text);
    if (app) return app;
    throw new NotFoundError('There is no such app.');
  }
}
