import { Module } from '@nestjs/common';
import { MailQueue } from './mail-queue';
import { Mailer } from './mailer';

@Module({ providers: [Mailer, MailQueue], exports: [Mailer, MailQueue] })
export class MailModule {}
