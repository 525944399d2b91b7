import { errorCodes, ErrorCode } from '../../src/kernel/error-codes';
import { Answer } from '../kit/client';
import { sample } from '../kit/sample';
import { Actor, everyActor } from './actors';
import { Call, Subject } from './call';
import { changedTables, fingerprint } from './fingerprint';
import { Outcome, Seen, outcomeOf } from './grid';
import { Caller } from './kinds';
import { World, marksOf } from './world';

/** Sends a call through one of the transports. */
export type Transport = (caller: Caller, args: object) => Promise<Answer>;

interface Cell {
  actor: Actor;
  subject: Subject;
  expected: Outcome;
}

/** The error codes of refusals for missing permissions. */
const CODES: Partial<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
};

/**
 * Each row samples one in this many of the callers with ended access, in rotation; `npm run test:security` uses all.
 */
const ONE_IN = 4;

/** Makes every call as everybody, and compares the outcomes with the tables. */
export class Matrix {
  cells = 0;
  leaks = 0;
  private rows = 0;

  private constructor(
    private readonly world: World,
    private readonly actors: readonly Actor[],
  ) {}

  static async over(world: World): Promise<Matrix> {
    return new Matrix(world, await everyActor(world));
  }

  /** Makes a call as everybody; returns the deviations from the row. */
  async faultsOf(row: string, call: Call, transport: Transport): Promise<string[]> {
    const cells = this.cellsOf(row, call);
    this.cells += cells.length;
    const isRefused = ({ expected }: Cell) => expected !== 'ok';
    const refused = await this.askRefused(cells.filter(isRefused), call, transport);
    const granted: string[] = [];
    for (const cell of cells.filter((each) => !isRefused(each)))
      granted.push(...(await this.askGranted(cell, call, transport)));
    return [...refused, ...granted];
  }

  private cellsOf(row: string, { names }: Call): Cell[] {
    const { first, second } = this.world;
    const missing: Subject = { isThere: false };
    const records: Record<string, Subject[]> = {
      whose: [{ of: first, isThere: true }, { of: second, isThere: true }, missing],
      which: [{ isThere: true }, missing],
    };
    const subjects = (names && records[names]) ?? [{ isThere: true }];
    this.rows++;
    return this.callersOfRow().flatMap((actor) =>
      subjects.map((subject) => {
        const expected = outcomeOf(row, actor.column, seenBy(actor, subject));
        return { actor, subject, expected };
      }),
    );
  }

  /** The shop rejects an ended session before it looks at the operation: so a sample of these callers is enough. */
  private callersOfRow(): Actor[] {
    const over = this.actors.filter(({ isOver }) => isOver);
    const others = this.actors.filter(({ isOver }) => !isOver);
    return [...others, ...sample(over, ONE_IN, this.rows)];
  }

  /** Makes the calls of all refused callers, about the same records: none of them may change anything. */
  private async askRefused(cells: Cell[], call: Call, transport: Transport): Promise<string[]> {
    const made = await this.argsOfAll(cells, call);
    await this.settled();
    const before = await fingerprint(this.world.shop);
    const faults: string[] = [];
    for (const cell of cells) {
      const answer = await transport(cell.actor, made.get(cell) ?? {});
      faults.push(...this.judge(cell, answer, false));
    }
    await this.settled();
    const changed = changedTables(before, await fingerprint(this.world.shop));
    this.leaks += changed.length;
    return [...faults, ...changed.map((table) => `a refused call changed ${table}`)];
  }

  /** Waits for background work that granted calls started. */
  private async settled(): Promise<void> {
    const { bulkChangeWorker, mails, productImportWorker, webhookSender } =
      this.world.shop.services;
    await bulkChangeWorker.carryOut();
    await productImportWorker.carryOut();
    await mails.settled();
    await webhookSender.settled();
  }

  private async askGranted(cell: Cell, call: Call, transport: Transport): Promise<string[]> {
    const { actor, subject } = cell;
    const args = await this.argsOf(call, subject, actor);
    const isUsedUp = call.usesUp === 'guests' ? !actor.person : call.usesUp;
    const caller = isUsedUp ? await actor.spare() : actor;
    const isStaff = !['guest', 'cart', 'customer'].includes(actor.column);
    return this.judge(cell, await transport(caller, args), isStaff && call.tellsOfOthers === true);
  }

  /** Callers name the same record, unless each needs their own arguments. */
  private async argsOfAll(cells: Cell[], call: Call): Promise<Map<Cell, object>> {
    const shared = new Map<Subject, object>();
    const made = new Map<Cell, object>();
    for (const cell of cells) {
      const known = call.perCaller ? undefined : shared.get(cell.subject);
      const args = known ?? (await this.argsOf(call, cell.subject, cell.actor));
      shared.set(cell.subject, args);
      made.set(cell, args);
    }
    return made;
  }

  private async argsOf({ args }: Call, subject: Subject, actor: Actor): Promise<object> {
    return (await args?.(this.world, subject, actor)) ?? {};
  }

  private judge({ actor, subject, expected }: Cell, answer: Answer, mayTell: boolean): string[] {
    const what = `${actor.name}, ${nameOf(actor, subject)}`;
    const got = gotOf(answer);
    const faults = isAsExpected(expected, got)
      ? []
      : [`${what}: ${expected}, but ${got.join(' ')}`];
    if (faults.length > 0 && expected !== 'ok') this.leaks += got[0] === 'ok' ? 1 : 0;
    const told = mayTell ? [] : this.toldOfOthers(actor, answer);
    this.leaks += told.length;
    return [...faults, ...told.map((whom) => `${what}: tells of ${whom}`)];
  }

  private toldOfOthers({ person }: Actor, { text }: Answer): string[] {
    return marksOf(this.world)
      .filter(([, marks]) => marks !== person?.marks && marks.some((mark) => text.includes(mark)))
      .map(([whom]) => whom);
  }
}

function seenBy({ person }: Actor, { of, isThere }: Subject): Seen {
  if (!isThere) return 'missing';
  return of && of !== person ? 'another' : 'own';
}

function nameOf(actor: Actor, subject: Subject): string {
  const whose = subject.of ? ` of customer ${subject.of.id}` : '';
  return `${seenBy(actor, subject)} record${whose}`;
}

/** The outcome of a call: `ok`, or the status and the code of the refusal. */
function gotOf({ status, body }: Answer): ['ok'] | [number, string?] {
  const code = (body?.errors?.[0]?.extensions?.code ?? body?.code) as ErrorCode | undefined;
  if (body?.errors) return code ? [errorCodes[code]?.status ?? status, code] : [status];
  return status < 300 ? ['ok'] : [status, code];
}

function isAsExpected(expected: Outcome, [got, code]: ['ok'] | [number, string?]): boolean {
  if (got !== expected || expected === 'ok') return got === expected;
  const named = CODES[expected];
  return named === undefined || code === undefined || code === named;
}
