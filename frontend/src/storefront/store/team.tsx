import { t } from '@lingui/core/macro';

import './team.css';

const team = () => [
  { name: 'Kavita Deshpande', role: t`Leader`, email: 'kavita.deshpande@grocessay.test' },
  {
    name: 'Rohan Kulkarni',
    role: t`Fruits and vegetables`,
    email: 'rohan.kulkarni@grocessay.test',
  },
  { name: 'Farah Shaikh', role: t`Delivery`, email: 'farah.shaikh@grocessay.test' },
  { name: 'Sandeep Patil', role: t`Warehouse`, email: 'sandeep.patil@grocessay.test' },
  { name: 'Anjali Nair', role: t`Customer support`, email: 'anjali.nair@grocessay.test' },
];

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('');

/** 'Our Team': the leader and four members. */
export function Team() {
  return (
    <ul className="team">
      {team().map(({ name, role, email }) => (
        <li key={email} className="team__member panel">
          <span className="team__initials" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <h3>{name}</h3>
          <p>{role}</p>
          <a href={`mailto:${email}`} aria-label={t`E-mail ${{ name }}`}>{t`E-mail`}</a>
        </li>
      ))}
    </ul>
  );
}
