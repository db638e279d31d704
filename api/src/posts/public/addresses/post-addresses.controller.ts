import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PostAddressesQuery } from '@site/contracts';
import { PostAddresses } from './post-addresses.presenter';
import { PostAddressesService } from './post-addresses.service';

@ApiTags('public')
@Controller('post-addresses')
export class PostAddressesController {
  constructor(private readonly addresses: PostAddressesService) {}

  @Get()
  @ApiOkResponse({ type: PostAddresses })
  listPostAddresses(@Query() { block = 0 }: PostAddressesQuery) {
    return this.addresses.read(block);
  }
}
