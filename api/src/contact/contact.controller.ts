import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ContactInput } from '@site/contracts';
import { ContactReceipt } from './contact.presenter';
import { ContactService } from './contact.service';

@ApiTags('public')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @ApiCreatedResponse({ type: ContactReceipt })
  sendContactMessage(@Body() input: ContactInput, @Ip() address: string) {
    return this.contact.submit(input, address);
  }
}
