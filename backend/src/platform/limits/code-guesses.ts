import { ShopError } from '../../kernel/shop-error';
import { addressKey } from './address-key.rules';
import { AttemptLimiter, Count } from './attempt-limiter';
import { Limit } from './limit';

const QUARTER_OF_AN_HOUR = 15 * 60;

/** A kind of code that people type, and whose wrong codes are counted. */
export interface GuessedCode {
  /** Tells its counts from those of other kinds. */
  name: string;
  /** Wrong codes that one account may try in a quarter of an hour. */
  perAccount: number;
  /** The field that a refusal names. */
  field: string;
}

/** Who types a code. */
export interface Guesser {
  /** Counted where the caller has one; anybody can have as many guest sessions as they like. */
  customerId?: number;
  address: string | undefined;
}

/** Lets nobody guess codes: counts wrong ones per account and per network address, for all servers together. */
export class CodeGuesses {
  constructor(
    private readonly limiter: AttemptLimiter,
    /** Wrong codes of one kind that one network address may try in a quarter of an hour. */
    private readonly perAddress: number,
  ) {}

  /**
   * Counts one wrong code.
   * @throws TOO_MANY_ATTEMPTS that names the field
   */
  async count(code: GuessedCode, guesser: Guesser): Promise<void> {
    await this.limiter.consumeAll(this.countsOf(code, guesser));
  }

  /**
   * Looks at a code, unless too many wrong ones were tried. It is counted first, so that many at the same moment are
   * not all looked at, and given back unless it is wrong.
   * @param isWrong whether a failure of the work says that the code is a wrong one
   * @throws TOO_MANY_ATTEMPTS that names the field, and what the work throws
   */
  async guard<Found>(
    code: GuessedCode,
    guesser: Guesser,
    work: () => Promise<Found>,
    isWrong: (failure: ShopError) => boolean,
  ): Promise<Found> {
    const counts = this.countsOf(code, guesser);
    await this.limiter.consumeAll(counts);
    let wrong = false;
    try {
      return await work();
    } catch (error) {
      wrong = error instanceof ShopError && isWrong(error);
      throw error;
    } finally {
      if (!wrong) await this.limiter.giveBackAll(counts);
    }
  }

  private countsOf(
    { name, perAccount, field }: GuessedCode,
    { customerId, address }: Guesser,
  ): Count[] {
    const limit = (by: string, points: number): Limit => ({
      name: `${name}-${by}`,
      points,
      perSeconds: QUARTER_OF_AN_HOUR,
      field,
    });
    const ofAddress: Count = [limit('address', this.perAddress), addressKey(address)];
    if (customerId === undefined) return [ofAddress];
    return [[limit('account', perAccount), String(customerId)], ofAddress];
  }
}
