import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PostAddressesQuery } from '@site/contracts';
import { PublicReads } from '../../../http/public-reads';
import { PostAddresses } from './post-addresses.presenter';
import { PostAddressesService } from './post-addresses.service';

@ApiTags('public')
@UseInterceptors(PublicReads)
@Controller('post-addresses')
export class PostAddressesController {
  constructor(private readonly addresses: PostAddressesService) {}

  @Get()
  @ApiOkResponse({ type: PostAddresses })
  listPostAddresses(@Query() { block = 0 }: PostAddressesQuery) {
    return this.addresses.read(block);
  }
}
