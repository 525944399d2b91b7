import { ShopError } from '../../kernel/shop-error';
import { addressKey } from './address-key.rules';
import { AttemptLimiter, Count } from './attempt-limiter';
import { Limit } from './limit';

const QUARTER_OF_AN_HOUR = 15 * 60;

/** A kind of typed code for which wrong attempts are counted. */
export interface GuessedCode {
  /** Distinguishes its counts from those of other kinds. */
  name: string;
  /** Wrong codes allowed per account in 15 minutes. */
  perAccount: number;
  /** The field named in a refusal. */
  field: string;
}

/** The person who types a code. */
export interface Guesser {
  /** Counted if present; guests are not, since anybody can create any number of guest sessions. */
  customerId?: number;
  address: string | undefined;
}

/** Prevents guessing of codes: counts wrong codes per account and per network address, for all servers together. */
export class CodeGuesses {
  constructor(
    private readonly limiter: AttemptLimiter,
    /** Wrong codes of one kind allowed per network address in 15 minutes. */
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
   * Runs the check of a code unless too many wrong ones were tried. The attempt is counted first, so that concurrent
   * attempts cannot exceed the limit, and given back unless the code is wrong.
   * @param isWrong whether an error of the work means that the code is wrong
   * @throws TOO_MANY_ATTEMPTS with the field, and errors of the work
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
