import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('reply_templates')
export class ReplyTemplateEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('varchar')
  name!: string;

  @Column('text')
  text!: string;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
