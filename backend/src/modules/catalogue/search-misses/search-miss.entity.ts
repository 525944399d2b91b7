import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { MOST_MISS_CHARACTERS } from './search-miss.rules';

/** A text that customers searched for without results. Nothing identifies them. */
@Entity('search_misses')
@Unique('uq_search_misses_text', ['text'])
export class SearchMiss {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_search_misses' })
  id: number;

  /** Normalized by `missTextOf`. */
  @Column('varchar', { length: MOST_MISS_CHARACTERS })
  text: string;

  /** null while it is listed. */
  @Column({ ...instantColumn, nullable: true })
  dismissedAt: Date | null;
}

/** How often a text was searched for on one day without results. */
@Entity('search_miss_days')
@Unique('uq_search_miss_days_searchMissId_day', ['searchMissId', 'day'])
@Index('ix_search_miss_days_day', ['day'])
export class SearchMissDay {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_search_miss_days' })
  id: number;

  @ForeignKey('SearchMiss', { name: 'fk_search_miss_days_searchMissId', onDelete: 'CASCADE' })
  @Column('integer')
  searchMissId: number;

  /** As yyyy-MM-dd, in India. */
  @Column('varchar', { length: 10 })
  day: string;

  @Column('integer')
  searchCount: number;

  @Column(instantColumn)
  lastSearchedAt: Date;
}
