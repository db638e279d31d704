import { Module } from '@nestjs/common';
import { ContactModule } from '../contact/contact.module';
import { LinksModule } from '../links/links.module';
import { MailModule } from '../mail/mail.module';
import { SubscribersModule } from '../subscribers/subscribers.module';
import { MailSender } from './mail-sender';

@Module({ imports: [ContactModule, LinksModule, MailModule, SubscribersModule], providers: [MailSender] })
export class OutboxModule {}
