import { EntityManager } from 'typeorm';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { DataSubject, PersonalData } from '../../../platform/personal-data';
import { Customer } from '../customers/customer.entity';

/** Exports to customers what all modules store about them. */
export class AccountDataService {
  constructor(
    private readonly database: Database,
    private readonly personalData: readonly PersonalData[],
  ) {}

  /**
   * Streams all data of the caller as the text of one JSON object; lists come in batches, whatever their length.
   * @throws UNAUTHENTICATED, FORBIDDEN before the first piece
   */
  async *json(viewer: Viewer): AsyncGenerator<string> {
    const customerId = requireCustomer(viewer);
    const { read } = this.database;
    const { email, emailVerifiedAt } = await read.findOneByOrFail(Customer, { id: customerId });
    const subject = { customerId, email, emailVerifiedAt, sessionId: viewer.sessionId };
    yield JSON.stringify(await this.sections(read, subject), null, 2).slice(0, -2);
    for (const { name, batches } of this.personalData.flatMap(({ lists = [] }) => lists)) {
      yield `,\n  ${JSON.stringify(name)}: [`;
      let separator = '\n';
      for await (const batch of batches(read, subject))
        for (const item of batch) {
          yield `${separator}    ${JSON.stringify(item)}`;
          separator = ',\n';
        }
      yield '\n  ]';
    }
    yield '\n}\n';
  }

  private async sections(
    manager: EntityManager,
    subject: DataSubject,
  ): Promise<Record<string, unknown>> {
    const sections = this.personalData
      .flatMap((module) => module.sections ?? [])
      .sort((a, b) => a.position - b.position);
    const data: Record<string, unknown> = {};
    for (const { name, read } of sections) data[name] = await read(manager, subject);
    return data;
  }
}
