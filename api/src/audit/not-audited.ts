import { SetMetadata } from '@nestjs/common';

export const notAudited = Symbol('not audited');

/** For a write that is recorded elsewhere, or that changes nothing worth a record. */
export const NotAudited = () => SetMetadata(notAudited, true);
