import { ServerResponse } from 'node:http';

/** How an answer of a stand-in gets lost: before the work is done, or after it. */
export interface Fault {
  /** Method and beginning of the path: 'POST /v1/refunds'. */
  call: string;
  when: 'before' | 'after';
  how: 'reset' | 'hang' | '500';
  times: number;
}

/** The answers that a stand-in for a provider loses. */
export class StandInFaults {
  private readonly left: Fault[] = [];

  /** Loses the next answers to a call. */
  lose(call: string, fault: Partial<Omit<Fault, 'call'>> = {}): void {
    this.left.push({ call, when: 'after', how: 'reset', times: 1, ...fault });
  }

  /** Loses no more answers. */
  heal(): void {
    this.left.length = 0;
  }

  /** Whether an answer is lost; then nothing more is said. */
  isLost(when: Fault['when'], call: string, response: ServerResponse): boolean {
    const fault = this.left.find(
      (each) => each.when === when && each.times > 0 && call.startsWith(each.call),
    );
    if (!fault) return false;
    fault.times--;
    if (fault.how === 'reset') response.destroy();
    if (fault.how === '500') response.writeHead(500).end('{"error":{"type":"api_error"}}');
    return true;
  }
}
