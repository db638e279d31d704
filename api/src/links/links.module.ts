import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { LinkUseService } from './link-use.service';
import { LinksController } from './links.controller';
import { LinksService } from './links.service';
import { UserLinksController } from './user-links.controller';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [LinksController, UserLinksController],
  providers: [LinksService, LinkUseService],
  exports: [LinksService],
})
export class LinksModule {}
