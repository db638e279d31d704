import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { LinksModule } from '../links/links.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [AuthModule, LinksModule, SecondFactorModule],
  controllers: [UsersController],
  providers: [UsersService],
})
export class UsersModule {}
