import type { FormEvent } from 'react';

import type { AuditFilter } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { Link } from '../../shared/ui/link';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { actorText, readAuditFilter, searchOfAuditFilter, subjectText } from './audit-filter.rules';
import './audit-filter-form.css';

interface AuditFilterFormProps {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

const optionsOf = (texts: Record<string, string>, all: string) => [
  { value: '', label: all },
  ...Object.entries(texts).map(([value, label]) => ({ value, label })),
];

const subjects = optionsOf(subjectText, 'Everything');
const actors = optionsOf(actorText, 'Anybody');

const textOf = (value: string | number | null | undefined) => String(value ?? '');

/** The filter of the audit log. Its values come from the URL. */
export function AuditFilterForm({ filter, onFilter }: AuditFilterFormProps) {
  const search = searchOfAuditFilter(filter);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    onFilter(readAuditFilter(new URLSearchParams(fields)));
  };
  return (
    <form className="panel audit-filter" role="search" aria-label="Audit log" onSubmit={submit}>
      <div key={search} className="audit-filter__fields">
        <SelectField
          label="About"
          name="subject"
          options={subjects}
          defaultValue={textOf(filter.subject)}
        />
        <TextField
          label="Its number"
          name="subjectId"
          inputMode="numeric"
          defaultValue={textOf(filter.subjectId)}
        />
        <SelectField
          label="Done by"
          name="actor"
          options={actors}
          defaultValue={textOf(filter.actor)}
        />
        <TextField
          label="Their number"
          name="actorId"
          inputMode="numeric"
          defaultValue={textOf(filter.actorId)}
        />
        <TextField
          label="Action"
          name="action"
          placeholder="product.changed"
          autoComplete="off"
          defaultValue={textOf(filter.action)}
        />
        <TextField label="First day" name="from" type="date" defaultValue={textOf(filter.from)} />
        <TextField label="Last day" name="to" type="date" defaultValue={textOf(filter.to)} />
      </div>
      <div className="audit-filter__buttons">
        <Button type="submit">Show</Button>
        {search && (
          <Link to={{ search: '' }} className="text-link">
            Clear
          </Link>
        )}
      </div>
    </form>
  );
}
