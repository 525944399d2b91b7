const FIRST_CAPACITY = 2;

/**
 * A mutable ascending list of numbers, four bytes each: the index of a large catalogue has millions of them.
 */
export class Posting {
  private numbers = new Uint32Array(FIRST_CAPACITY);
  private count = 0;

  get length(): number {
    return this.count;
  }

  add(number: number): void {
    if (this.count === this.numbers.length) {
      const larger = new Uint32Array(Math.ceil(this.count * 1.5));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    const at = this.placeOf(number);
    this.numbers.copyWithin(at + 1, at, this.count);
    this.numbers[at] = number;
    this.count++;
  }

  /** Removes a number, if it is in the list. */
  remove(number: number): void {
    const at = this.placeOf(number);
    if (at === this.count || this.numbers[at] !== number) return;
    this.numbers.copyWithin(at, at + 1, this.count);
    this.count--;
  }

  /** The first number that is not below a limit; undefined if there is none. */
  firstFrom(limit: number): number | undefined {
    const at = this.placeOf(limit);
    return at < this.count ? this.numbers[at] : undefined;
  }

  get all(): Uint32Array {
    return this.numbers.subarray(0, this.count);
  }

  /** The position of the first number that is not below a limit, or where it would be. */
  private placeOf(limit: number): number {
    return placeIn(this.numbers, this.count, limit);
  }
}

/** Whether an ascending list contains a number. */
export function holdsNumber(numbers: Uint32Array, number: number): boolean {
  return numbers[placeIn(numbers, numbers.length, number)] === number;
}

/**
 * The position of the first number that is not below a limit, or where it would be, within so many ascending numbers.
 */
function placeIn(numbers: Uint32Array, count: number, limit: number): number {
  if (count === 0 || (numbers[count - 1] as number) < limit) return count;
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Lists of numbers by texts: most have a single number, which needs no list. */
export class Postings {
  private readonly lists = new Map<string, Posting | number>();

  add(text: string, number: number): void {
    const list = this.lists.get(text);
    if (list === undefined) this.lists.set(text, number);
    else if (typeof list === 'number') {
      const longer = new Posting();
      longer.add(list);
      longer.add(number);
      this.lists.set(text, longer);
    } else list.add(number);
  }

  remove(text: string, number: number): void {
    const list = this.lists.get(text);
    if (list === number) this.lists.delete(text);
    else if (typeof list === 'object') list.remove(number);
  }

  of(text: string): Uint32Array {
    const list = this.lists.get(text);
    if (list === undefined) return NONE;
    return typeof list === 'number' ? Uint32Array.of(list) : list.all;
  }
}

const NONE = new Uint32Array(0);
