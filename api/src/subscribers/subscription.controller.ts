import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Subscription } from './subscriber.presenter';
import { SubscriptionService } from './subscription.service';

/** Reading changes nothing: programs that scan mails open their links. */
@ApiTags('public')
@Controller('newsletter')
export class SubscriptionController {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Get(':token')
  @ApiOkResponse({ type: Subscription })
  getSubscription(@Param('token') token: string) {
    return this.subscriptions.read(token);
  }

  @Post(':token/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: Subscription })
  confirmSubscription(@Param('token') token: string) {
    return this.subscriptions.confirm(token);
  }

  @Post(':token/unsubscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: Subscription })
  endSubscription(@Param('token') token: string) {
    return this.subscriptions.unsubscribe(token);
  }
}
