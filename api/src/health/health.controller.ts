import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { AnyQuery } from '../http/refuse-unread';

const pingTimeoutMs = 3_000;

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  /** The process answers. */
  @Get('live')
  @AnyQuery()
  @HealthCheck({ swaggerDocumentation: false })
  checkLiveness() {
    return this.health.check([]);
  }

  /** The process can serve: its database answers too. */
  @Get('ready')
  @AnyQuery()
  @HealthCheck({ swaggerDocumentation: false })
  checkReadiness() {
    return this.health.check([() => this.database.pingCheck('database', { timeout: pingTimeoutMs })]);
  }
}
