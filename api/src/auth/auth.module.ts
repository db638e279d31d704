import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../users/user.entity';
import { AdminAuthController } from './admin-auth.controller';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { LocalStrategy } from './local.strategy';
import { LoginLimiter } from './login-limiter';
import { SessionSerializer } from './session.serializer';
import { SessionService } from './session.service';

@Module({
  imports: [TypeOrmModule.forFeature([User]), PassportModule.register({ session: true })],
  controllers: [AuthController, AdminAuthController],
  providers: [AuthService, LocalStrategy, LoginLimiter, SessionSerializer, SessionService],
})
export class AuthModule {}
