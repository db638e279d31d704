import { IsBoolean, IsOptional } from 'class-validator';
import { ListQuery } from './list-query.dto';
import { TrueOrFalse } from './rules/transforms';

/** Which messages of visitors are wanted. */
export class ContactQuery extends ListQuery {
  @IsBoolean({ message: 'isRead must be true or false' })
  @IsOptional()
  @TrueOrFalse()
  isRead?: boolean;
}
