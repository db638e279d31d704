import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { isAppName, type ReleasedApp } from '@site/federation';
import { NotFoundError } from '../../errors/errors';
import { AppsService } from './apps.service';

/** Describes the parameter of an address that `AppPipe` or `AppNamePipe` reads. */
export const AppParam = () => ApiParam({ name: 'app', type: String });

/** Reads the name of an app from an address. */
@Injectable()
export class AppPipe implements PipeTransform<string, Promise<ReleasedApp>> {
  constructor(private readonly apps: AppsService) {}

  async transform(text: string): Promise<ReleasedApp> {
    if (Object.hasOwn(await this.apps.scopes(), text)) return text;
    throw noApp();
  }
}

/** Reads the name of an app whose first release may be on its way. */
@Injectable()
export class AppNamePipe implements PipeTransform<string, ReleasedApp> {
  transform(text: string): ReleasedApp {
    if (isAppName(text)) return text;
    throw noApp();
  }
}

const noApp = () => new NotFoundError('There is no such app.');
