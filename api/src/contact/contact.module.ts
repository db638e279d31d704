import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { AdminContactController } from './admin-contact.controller';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';
import { LeadSummaryService } from './leads/lead-summary.service';
import { LeadsService } from './leads/leads.service';
import { MessageExport } from './message-export';
import { MessageMails } from './message-mails';
import { SubscribersModule } from '../subscribers/subscribers.module';
import { MessagesService } from './messages.service';
import { RepliesService } from './replies/replies.service';
import { ReplyMails } from './replies/reply-mails';
import { ReplyTemplatesController } from './replies/reply-templates.controller';
import { ReplyTemplatesService } from './replies/reply-templates.service';

@Module({
  imports: [MailModule, SubscribersModule],
  controllers: [ContactController, AdminContactController, ReplyTemplatesController],
  providers: [
    ContactService,
    LeadsService,
    LeadSummaryService,
    MessagesService,
    MessageExport,
    MessageMails,
    RepliesService,
    ReplyMails,
    ReplyTemplatesService,
  ],
  exports: [MessageMails, ReplyMails],
})
export class ContactModule {}
