import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { UserInput } from '@site/contracts';
import type { Request } from 'express';
import { AdminOnly } from '../auth/access/admin-only';
import { RecentSignIn } from '../auth/sign-in/recent-sign-in';
import { SignedIn } from '../auth/access/signed-in.decorator';
import { Paged } from '../http/paged';
import { User } from './user.entity';
import { CreatedUser, UserDetails } from './user.presenter';
import { UsersService } from './users.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Paged(UserDetails)
  listUsers() {
    return this.users.list();
  }

  @Post()
  @RecentSignIn()
  @ApiCreatedResponse({ type: CreatedUser })
  createUser(@Body() input: UserInput, @Req() request: Request) {
    return this.users.create(input, request);
  }

  /** Absent password, role and isActive stay. */
  @Put(':id')
  @RecentSignIn()
  @ApiOkResponse({ type: UserDetails })
  updateUser(@Param('id') id: string, @Body() input: UserInput) {
    return this.users.update(id, input);
  }

  @Delete(':id')
  @RecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse()
  deleteUser(@Param('id') id: string, @SignedIn() self: User) {
    return this.users.delete(id, self.id);
  }

  @Delete(':id/second-factor')
  @RecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse()
  removeSecondFactor(@Param('id') id: string, @SignedIn() self: User) {
    return this.users.removeSecondFactor(id, self.id);
  }
}
