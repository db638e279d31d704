import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PasswordProof, SecondFactorInput, SecondFactorProof } from '@site/contracts';
import type { Request } from 'express';
import { NotAudited } from '../audit/not-audited';
import { SignedIn } from '../auth/access/signed-in.decorator';
import { SignedInOnly } from '../auth/access/signed-in-only';
import { RecoveryCodes, SecondFactorSetup } from '../second-factor/second-factor.presenter';
import { User } from '../users/user.entity';
import { OwnSecondFactorService } from './own-second-factor.service';

@SignedInOnly()
@ApiTags('admin')
@Controller('auth/account/second-factor')
export class OwnSecondFactorController {
  constructor(private readonly secondFactor: OwnSecondFactorService) {}

  /** Changes nothing yet: it is recorded when it is confirmed. */
  @Post()
  @HttpCode(200)
  @NotAudited()
  @ApiOkResponse({ type: SecondFactorSetup })
  beginSecondFactor(@SignedIn() user: User, @Body() input: PasswordProof, @Req() request: Request) {
    return this.secondFactor.begin(user, input, request);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodes })
  enableSecondFactor(@SignedIn() user: User, @Body() { code }: SecondFactorInput, @Req() request: Request) {
    return this.secondFactor.confirm(user, code, request);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodes })
  renewRecoveryCodes(@SignedIn() user: User, @Body() input: SecondFactorProof, @Req() request: Request) {
    return this.secondFactor.renewRecoveryCodes(user, input, request);
  }

  @Post('disable')
  @HttpCode(204)
  @ApiNoContentResponse()
  disableSecondFactor(@SignedIn() user: User, @Body() input: SecondFactorProof, @Req() request: Request) {
    return this.secondFactor.disable(user, input, request);
  }
}
