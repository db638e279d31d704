import { type DynamicModule, Module } from '@nestjs/common';
import { ApiConfig } from './api-config';

/** Token of the name of this build. */
export const BUILD_VERSION = Symbol('BUILD_VERSION');

@Module({})
export class ConfigModule {
  static with(config: ApiConfig, version: string): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: ApiConfig, useValue: config },
        { provide: BUILD_VERSION, useValue: version },
      ],
      exports: [ApiConfig, BUILD_VERSION],
    };
  }
}
