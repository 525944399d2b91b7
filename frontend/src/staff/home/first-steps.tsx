import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import { Link } from '../../shared/ui/link';
import { adminPaths } from '../admin-paths';
import { useOpenAreas } from '../console/open-areas';

/** The set-up steps of a new shop, in order. */
const steps = [
  { path: adminPaths.imports, label: msg`Import your products from a file` },
  { path: adminPaths.addProduct, label: msg`Or add the first one by hand` },
  {
    path: adminPaths.delivery,
    label: msg`Set delivery windows, fees, pin codes and payment by UPI`,
  },
  { path: adminPaths.policies, label: msg`Write your policies` },
  { path: adminPaths.staff, label: msg`Invite your staff` },
];

/** The set-up of a shop without products, as far as the role permits. */
export function FirstSteps() {
  const { areas } = useOpenAreas();
  const open = steps.filter((step) => areas.some(({ path }) => path === step.path));
  return (
    <section className="panel" aria-labelledby="first-steps">
      <h2 id="first-steps">{t`Set up your shop`}</h2>
      <p>{t`There are no products yet, so customers find nothing to buy.`}</p>
      <ol>
        {open.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className="text-link">
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
