import './team.css';

const team = [
  { name: 'Kavita Deshpande', role: 'Leader', email: 'kavita.deshpande@grocessay.test' },
  {
    name: 'Rohan Kulkarni',
    role: 'Fruits and vegetables',
    email: 'rohan.kulkarni@grocessay.test',
  },
  { name: 'Farah Shaikh', role: 'Delivery', email: 'farah.shaikh@grocessay.test' },
  { name: 'Sandeep Patil', role: 'Warehouse', email: 'sandeep.patil@grocessay.test' },
  { name: 'Anjali Nair', role: 'Customer support', email: 'anjali.nair@grocessay.test' },
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
      {team.map(({ name, role, email }) => (
        <li key={email} className="team__member panel">
          <span className="team__initials" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <h3>{name}</h3>
          <p>{role}</p>
          <a href={`mailto:${email}`} aria-label={`E-mail ${name}`}>
            E-mail
          </a>
        </li>
      ))}
    </ul>
  );
}
