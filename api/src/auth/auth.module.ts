import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { User } from '../users/user.entity';
import { AdminAuthController } from './admin-auth.controller';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { KnownDevices } from './known-devices';
import { LocalStrategy } from './local.strategy';
import { LoginLimiter } from './login-limiter';
import { PendingSignIns } from './pending-sign-ins';
import { RecentSignInGuard } from './recent-sign-in';
import { SessionSerializer } from './session.serializer';
import { SessionService } from './session.service';
import { SignInService } from './sign-in.service';

@Module({
  imports: [TypeOrmModule.forFeature([User]), PassportModule.register({ session: true }), SecondFactorModule],
  controllers: [AuthController, AdminAuthController],
  providers: [
    AuthService,
    KnownDevices,
    LocalStrategy,
    LoginLimiter,
    PendingSignIns,
    RecentSignInGuard,
    SessionSerializer,
    SessionService,
    SignInService,
  ],
  exports: [KnownDevices, LoginLimiter, RecentSignInGuard, SecondFactorModule, SessionService],
})
export class AuthModule {}
