import type { ComponentProps } from 'react';

import { roleHint, roleText, staffRoles } from '../../shared/lib/staff-role.rules';
import './role-choice.css';

/** The jobs of the shop, to choose one. Takes react-hook-form's register. */
export function RoleChoice(radio: Omit<ComponentProps<'input'>, 'type' | 'value'>) {
  return (
    <fieldset className="role-choice">
      <legend>Role</legend>
      {staffRoles.map((role) => (
        <label key={role} className="role-choice__role">
          <input {...radio} type="radio" value={role} />
          <span>
            {roleText[role]}
            <small>{roleHint[role]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
