import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { AccountController } from './account.controller';
import { AccountService } from './account.service';
import { OwnSecondFactorController } from './own-second-factor.controller';
import { OwnSecondFactorService } from './own-second-factor.service';
import { PasswordProofs } from './password-proof';
import { SignedInDevicesService } from './signed-in-devices.service';

@Module({
  imports: [AuthModule, SecondFactorModule],
  controllers: [OwnSecondFactorController, AccountController],
  providers: [AccountService, OwnSecondFactorService, PasswordProofs, SignedInDevicesService],
})
export class AccountModule {}
