import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An uploaded picture: what is kept of it beside its files. */
@Entity('pictures')
export class Picture {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Hash and size of the encoded picture, by which its files are named: never another picture's. */
  @Column('text')
  stem!: string;

  /** Of the file that was sent. Null: not known, or it was sent before that was kept. */
  @Column('text', { nullable: true })
  sourceHash!: string | null;

  @Column('varchar')
  name!: string;

  /** What it shows, for people who can't see it; empty where nobody said so. */
  @Column('varchar', { default: '' })
  alt!: string;

  /** The point that stays visible where the picture is cropped, in percent from the left and the top. */
  @Column('smallint', { default: 50 })
  focusX!: number;

  @Column('smallint', { default: 50 })
  focusY!: number;

  /** Of all its files. */
  @Column('integer')
  bytes!: number;

  @Column('text', { nullable: true })
  uploadedById!: string | null;

  /** The name at that time, which outlives the user. */
  @Column('varchar', { nullable: true })
  uploadedByName!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
