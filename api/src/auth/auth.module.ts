import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { AdminAuthController } from './admin-auth.controller';
import { AuthController } from './auth.controller';
import { KnownDevices } from './devices/known-devices';
import { LocalStrategy } from './sign-in/local.strategy';
import { LoginLimiter } from './sign-in/login-limiter';
import { PendingSignIns } from './sign-in/pending-sign-ins';
import { RecentSignInGuard } from './sign-in/recent-sign-in';
import { CurrentSessionService } from './sessions/current-session.service';
import { SignInService } from './sign-in/sign-in.service';

@Module({
  imports: [PassportModule.register({ session: true }), SecondFactorModule],
  controllers: [AuthController, AdminAuthController],
  providers: [
    KnownDevices,
    LocalStrategy,
    LoginLimiter,
    PendingSignIns,
    RecentSignInGuard,
    CurrentSessionService,
    SignInService,
  ],
  exports: [KnownDevices, LoginLimiter, RecentSignInGuard, SecondFactorModule, CurrentSessionService],
})
export class AuthModule {}
