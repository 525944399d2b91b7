import { i18n, type MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { FormEvent } from 'react';

import type { AuditFilter } from '../../generated/graphql';
import { useStaffQuery } from '../../generated/staff/staff/staff';
import { Button } from '../../shared/chakra/button';
import { Link } from '../../shared/ui/link';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { actionText, nameAction } from './audit-action.rules';
import { actorText, readAuditFilter, searchOfAuditFilter, subjectText } from './audit-filter.rules';
import { useCurrentAdmin } from '../use-current-admin';

interface AuditFilterFormProps {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

const optionsOf = (texts: Record<string, MessageDescriptor>, all: string) => [
  { value: '', label: all },
  ...Object.entries(texts).map(([value, label]) => ({ value, label: i18n._(label) })),
];

/** All actions by name, and the chosen one even if this site has no name for it. */
function actionOptions(chosen: string | null | undefined) {
  const all = new Set([...Object.keys(actionText), ...(chosen ? [chosen] : [])]);
  const options = [...all].map((value) => ({ value, label: nameAction(value) }));
  options.sort((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return [{ value: '', label: t`Everything` }, ...options];
}

/** Without a pattern, text that is no number would be ignored, and everything shown. */
const recordNumber = () =>
  ({ inputMode: 'numeric', pattern: ' *#?[0-9]{1,9} *', title: t`Digits only` }) as const;

const textOf = (value: string | number | null | undefined) => String(value ?? '');

/** The filter of the audit log. Its values come from the URL. */
export function AuditFilterForm({ filter, onFilter }: AuditFilterFormProps) {
  const search = searchOfAuditFilter(filter);
  const staff = useStaffToChoose();
  const member =
    filter.actor === 'ADMIN' ? staff.find(({ id }) => id === filter.actorId) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const { member: memberId, ...rest } = Object.fromEntries(fields) as Record<string, string>;
    const chosen = memberId ? { ...rest, actor: 'ADMIN', actorId: memberId } : rest;
    onFilter(readAuditFilter(new URLSearchParams(chosen)));
  };
  return (
    <form className="panel audit-filter" role="search" aria-label={t`Audit log`} onSubmit={submit}>
      <div key={search} className="audit-filter__fields">
        <SelectField
          label={t`About`}
          name="subject"
          options={optionsOf(subjectText, t`Everything`)}
          defaultValue={textOf(filter.subject)}
        />
        <TextField
          label={t`Its number`}
          name="subjectId"
          {...recordNumber()}
          defaultValue={textOf(filter.subjectId)}
        />
        <SelectField
          label={t`Done by`}
          name="actor"
          options={optionsOf(actorText, t`Anybody`)}
          defaultValue={textOf(filter.actor)}
        />
        <TextField
          // The list of staff may load later: a member chosen by name needs no number then.
          key={member?.id}
          label={t`Their number`}
          name="actorId"
          {...recordNumber()}
          defaultValue={member ? '' : textOf(filter.actorId)}
        />
        {staff.length > 0 && (
          <SelectField
            label={t`Member of the staff`}
            name="member"
            options={[
              { value: '', label: t`Anybody` },
              ...staff.map(({ id, email }) => ({ value: id, label: email })),
            ]}
            defaultValue={textOf(member?.id)}
          />
        )}
        <SelectField
          label={t`Action`}
          name="action"
          options={actionOptions(filter.action)}
          defaultValue={textOf(filter.action)}
        />
        <TextField
          label={t`First day`}
          name="from"
          type="date"
          defaultValue={textOf(filter.from)}
        />
        <TextField label={t`Last day`} name="to" type="date" defaultValue={textOf(filter.to)} />
      </div>
      <div className="audit-filter__buttons">
        <Button type="submit">{t`Show`}</Button>
        {search && <Link to={{ search: '' }} className="text-link">{t`Clear`}</Link>}
      </div>
    </form>
  );
}

/** The members of the staff by email address, for staff who may see them. */
function useStaffToChoose() {
  const { may } = useCurrentAdmin();
  const { data } = useStaffQuery({ skip: may('manage-staff') !== true });
  return data?.staff ?? [];
}
