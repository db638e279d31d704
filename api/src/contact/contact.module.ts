import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module';
import { AdminContactController } from './admin-contact.controller';
import { ContactLimiter } from './contact-limiter';
import { ContactSubmission } from './contact-submission.entity';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';
import { MessageExport } from './message-export';
import { MessageMails } from './message-mails';
import { MessagePurge } from './message-purge';
import { MessagesService } from './messages.service';

@Module({
  imports: [TypeOrmModule.forFeature([ContactSubmission]), MailModule],
  controllers: [ContactController, AdminContactController],
  providers: [ContactService, ContactLimiter, MessagesService, MessageExport, MessagePurge, MessageMails],
  exports: [MessageMails],
})
export class ContactModule {}
