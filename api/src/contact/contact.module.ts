import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module';
import { AdminContactController } from './admin-contact.controller';
import { ContactLimiter } from './contact-limiter';
import { ContactSubmission } from './contact-submission.entity';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';
import { LeadSummaryService } from './leads/lead-summary.service';
import { LeadsService } from './leads/leads.service';
import { MessageExport } from './message-export';
import { MessageMails } from './message-mails';
import { MessagePurge } from './message-purge';
import { MessagesService } from './messages.service';

@Module({
  imports: [TypeOrmModule.forFeature([ContactSubmission]), MailModule],
  controllers: [ContactController, AdminContactController],
  providers: [
    ContactService,
    ContactLimiter,
    LeadsService,
    LeadSummaryService,
    MessagesService,
    MessageExport,
    MessagePurge,
    MessageMails,
  ],
  exports: [MessageMails],
})
export class ContactModule {}
