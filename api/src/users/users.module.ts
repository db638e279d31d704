import { Module } from '@nestjs/common';
import { LinksModule } from '../links/links.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({ imports: [LinksModule, SecondFactorModule], controllers: [UsersController], providers: [UsersService] })
export class UsersModule {}
