/** A changed field's old and new value as text; null when empty. */
export class AuditChange {
  field!: string;
  before!: string | null;
  after!: string | null;
}
