import { describe, expect, it } from 'vitest';

import { readAuditFilter, searchOfAuditFilter } from './audit-filter.rules';

const read = (search: string) => readAuditFilter(new URLSearchParams(search));

describe('the filter in the address', () => {
  it('is read, and written again', () => {
    const search =
      'subject=PRODUCT&subjectId=5013&actor=ADMIN&actorId=1&action=product.changed&from=2026-11-01&to=2026-11-21';
    expect(read(search)).toEqual({
      subject: 'PRODUCT',
      subjectId: '5013',
      actor: 'ADMIN',
      actorId: '1',
      action: 'product.changed',
      from: '2026-11-01',
      to: '2026-11-21',
    });
    expect(searchOfAuditFilter(read(search))).toBe(search);
  });

  it('takes numbers with their sign, and days in either order', () => {
    expect(read('subjectId=%2312&from=2026-11-21&to=2026-11-01')).toEqual({
      subjectId: '12',
      from: '2026-11-01',
      to: '2026-11-21',
    });
  });

  it.each([
    '',
    'page=2',
    'subject=CATS&actor=DOG',
    'subject=toString',
    'subjectId=x&actorId=-1',
    'subjectId=9820098200',
    'from=yesterday&to=2026-1-1',
    'action=%20',
    'action=%3Cscript%3E',
  ])('leaves out what is no filter: %j', (search) => {
    expect(read(search)).toEqual({});
  });
});
