import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { ForgottenPasswordMails } from './forgotten-password-mails';
import { ForgottenPasswordController } from './forgotten-password.controller';
import { ForgottenPasswordService } from './forgotten-password.service';
import { LinkLimiter } from './link-limiter';
import { LinkUseService } from './link-use.service';
import { LinksController } from './links.controller';
import { LinksService } from './links.service';
import { UserLinksController } from './user-links.controller';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [LinksController, UserLinksController, ForgottenPasswordController],
  providers: [LinksService, LinkUseService, LinkLimiter, ForgottenPasswordService, ForgottenPasswordMails],
  exports: [LinksService, ForgottenPasswordMails],
})
export class LinksModule {}
