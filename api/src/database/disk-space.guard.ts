import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { statfs } from 'node:fs/promises';
import { ApiConfig } from '../config/api-config';
import { DiskFullError } from '../errors/errors';

/** Several times the size of the largest save, with its indexes and write-ahead log. */
const enoughBytes = 8 * 1024 * 1024;
const saves = new Set(['POST', 'PUT', 'PATCH']);
const needsNoDiskSpace = Symbol('needs no disk space');

/** For requests that must work on a full disk or are no saves: sign-ins, which the database keeps a reserve for. */
export const NeedsNoDiskSpace = () => SetMetadata(needsNoDiskSpace, true);

/** Refuses saves before the disk of the database is full, where it is a disk of this machine. */
@Injectable()
export class DiskSpaceGuard implements CanActivate {
  constructor(
    private readonly config: ApiConfig,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { databaseFolder } = this.config;
    if (databaseFolder === null) return true;
    if (!saves.has(context.switchToHttp().getRequest<Request>().method)) return true;
    if (this.reflector.get<boolean>(needsNoDiskSpace, context.getHandler())) return true;
    const { bavail, bsize } = await statfs(databaseFolder);
    if (bavail * bsize < enoughBytes) throw new DiskFullError();
    return true;
  }
}
