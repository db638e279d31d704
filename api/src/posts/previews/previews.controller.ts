import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PostDetails } from '../post.presenter';
import { PreviewsService } from './previews.service';

@ApiTags('public')
@Controller('previews')
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @Get(':token')
  @ApiOkResponse({ type: PostDetails })
  getPreview(@Param('token') token: string) {
    return this.previews.read(token);
  }
}
