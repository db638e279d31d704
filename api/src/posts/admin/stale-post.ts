import { ConflictError } from '../../errors/errors';
import type { EditablePost } from '../post.presenter';

/** The caller has read another version of the post than the stored one, which is told along. */
export class StalePostError extends ConflictError {
  override readonly beside: { current: EditablePost };

  constructor(current: EditablePost) {
    super('This post was changed by someone else after you opened it.');
    this.beside = { current };
  }
}
