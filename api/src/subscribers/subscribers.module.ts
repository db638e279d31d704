import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { ConfirmationMails } from './confirmation-mails';
import { SignUpService } from './sign-up.service';
import { SubscribersController } from './subscribers.controller';
import { SubscribersService } from './subscribers.service';
import { SubscriptionController } from './subscription.controller';
import { SubscriptionService } from './subscription.service';

@Module({
  imports: [MailModule],
  controllers: [SubscribersController, SubscriptionController],
  providers: [SignUpService, SubscriptionService, SubscribersService, ConfirmationMails],
  exports: [SignUpService, ConfirmationMails],
})
export class SubscribersModule {}
