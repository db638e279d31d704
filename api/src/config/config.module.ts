import { type DynamicModule, Module } from '@nestjs/common';
import { ApiConfig } from './api-config';

@Module({})
export class ConfigModule {
  static with(config: ApiConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: ApiConfig, useValue: config }],
      exports: [ApiConfig],
    };
  }
}
