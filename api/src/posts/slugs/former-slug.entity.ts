import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that a published post once had. */
@Entity('former_slugs')
export class FormerSlug {
  @PrimaryColumn('varchar')
  slug!: string;

  @Column('integer')
  postId!: number;

  @Column('timestamptz', { default: () => 'now()' })
  leftAt!: Date;
}
