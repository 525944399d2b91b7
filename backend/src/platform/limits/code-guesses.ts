import { ShopError } from '../../kernel/shop-error';
import { Database } from '../database/database';
import { addressKey } from './address-key.rules';
import { AttemptLimiter, Limit } from './attempt-limiter';

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

/** Where a COMMIT's answer is lost: one guess less for whoever guesses. */
const REPEATABLE = { repeatable: true };

/** Lets nobody guess codes: counts wrong ones per account and per network address, for all servers together. */
export class CodeGuesses {
  constructor(
    private readonly database: Database,
    private readonly limiter: AttemptLimiter,
    /** Wrong codes of one kind that one network address may try in a quarter of an hour. */
    private readonly perAddress: number,
  ) {}

  /**
   * Counts one wrong code.
   * @throws TOO_MANY_ATTEMPTS that names the field
   */
  async count(code: GuessedCode, guesser: Guesser): Promise<void> {
    await this.database.write(async (tx) => {
      for (const [limit, key] of this.countsOf(code, guesser))
        await this.limiter.consume(limit, key, tx);
    }, REPEATABLE);
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
    await this.count(code, guesser);
    let wrong = false;
    try {
      return await work();
    } catch (error) {
      wrong = error instanceof ShopError && isWrong(error);
      throw error;
    } finally {
      if (!wrong) await this.giveBack(code, guesser);
    }
  }

  private async giveBack(code: GuessedCode, guesser: Guesser): Promise<void> {
    await this.database.write(async (tx) => {
      for (const [limit, key] of this.countsOf(code, guesser))
        await this.limiter.giveBack(limit, key, tx);
    }, REPEATABLE);
  }

  private countsOf(
    { name, perAccount, field }: GuessedCode,
    { customerId, address }: Guesser,
  ): [limit: Limit, key: string][] {
    const limit = (by: string, points: number): Limit => ({
      name: `${name}-${by}`,
      points,
      perSeconds: QUARTER_OF_AN_HOUR,
      field,
    });
    const ofAddress: [Limit, string] = [limit('address', this.perAddress), addressKey(address)];
    if (customerId === undefined) return [ofAddress];
    return [[limit('account', perAccount), String(customerId)], ofAddress];
  }
}
