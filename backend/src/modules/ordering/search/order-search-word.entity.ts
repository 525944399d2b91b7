import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LONGEST_WORD } from './search-words.rules';

/**
 * A word by which staff find an order: from the names of its customer and recipient, or one of their phone numbers. One
 * row per order and word, so that an index finds words by prefix.
 */
@Entity('order_search_words')
@Index('ix_order_search_words_word_orderId', ['word', 'orderId'])
export class OrderSearchWord {
  @ForeignKey('Order', { name: 'fk_order_search_words_orderId', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_order_search_words' })
  orderId: number;

  /** In lower case, without accents. */
  @PrimaryColumn('varchar', {
    length: LONGEST_WORD,
    primaryKeyConstraintName: 'pk_order_search_words',
  })
  word: string;
}
