import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What ties a user to an authenticator app. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn('text')
  userId!: string;

  @Column('text')
  encryptedSecret!: string;

  /** Null until a first code has shown that the app knows the secret. */
  @Column('timestamptz', { nullable: true })
  enabledAt!: Date | null;

  /** Of the last code that was taken: that one and older ones are not taken again. */
  @Column('integer', { default: 0 })
  lastStep!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
