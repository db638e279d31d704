import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ContactInput } from '@site/contracts';
import type { Request } from 'express';
import { ContactReceipt } from './contact.presenter';
import { ContactService } from './contact.service';

@ApiTags('public')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @ApiCreatedResponse({ type: ContactReceipt })
  sendContactMessage(@Body() input: ContactInput, @Req() request: Request) {
    return this.contact.submit(input, request);
  }
}
