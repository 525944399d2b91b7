import { useCurrentAdmin } from '../../features/session/use-current-admin';
import { roleText, type StaffPermission } from '../../shared/lib/staff-role.rules';
import { storeName } from '../../shared/lib/store-name';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { LoadingState } from '../../shared/ui/states';
import { paths } from '../../shared/lib/paths';
import './home.css';

interface Area {
  label: string;
  path: string;
  text: string;
  /** Who may open it; everybody of the staff where it is left out. */
  permission?: StaffPermission;
}

/** Where an admin goes from here; products have their links in the header, as specified. */
const areas: readonly Area[] = [
  {
    label: 'Orders',
    path: paths.adminOrders,
    text: 'See where each stands, and what comes next.',
    permission: 'read-orders',
  },
  {
    label: 'Offers',
    path: paths.adminOffers,
    text: 'Coupons and what they take off; gift vouchers.',
    permission: 'manage-coupons',
  },
  {
    label: 'Messages',
    path: paths.adminMessages,
    text: 'What was written to the shop, and where to answer.',
    permission: 'read-messages',
  },
  {
    label: 'Staff',
    path: paths.adminStaff,
    text: 'Who keeps the shop, and what each may do.',
    permission: 'manage-staff',
  },
  {
    label: 'API tokens',
    path: paths.adminTokens,
    text: 'Programs that work for the shop.',
    permission: 'manage-staff',
  },
  {
    label: 'Audit log',
    path: paths.adminAudit,
    text: 'Who changed what, and when.',
    permission: 'read-audit',
  },
  {
    label: 'Your account',
    path: paths.adminAccount,
    text: 'Your password, and where you are logged in.',
  },
];

/** An admin's first screen: a welcome in words, as specified, and the way to what their role may open. */
export function AdminHomeRoute() {
  const { admin, may, failure } = useCurrentAdmin();
  const open = areas.filter(({ permission }) => !permission || may(permission));
  return (
    <Page title={`Welcome to ${storeName()}`}>
      <p className="admin-home__welcome">
        {admin && (
          <>
            You are logged in as <strong className="long-text">{admin.email}</strong> (
            {roleText[admin.role]}).{' '}
            {may('manage-catalogue') &&
              'Add products with ‘Add Grocessay’; see, edit and delete them with ‘List Grocessay’.'}
          </>
        )}
      </p>
      {admin || failure ? (
        <ul className="admin-home__areas">
          {open.map((area) => (
            <AreaCard key={area.path} {...area} />
          ))}
        </ul>
      ) : (
        <LoadingState label="Loading what you may do" rows={3} />
      )}
    </Page>
  );
}

const AreaCard = ({ label, path, text }: Area) => (
  <li className="panel admin-home__area">
    <Link to={path}>{label}</Link>
    <p>{text}</p>
  </li>
);
