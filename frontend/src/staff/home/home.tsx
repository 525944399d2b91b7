import { useCurrentAdmin } from '../use-current-admin';
import { roleText } from '../../shared/lib/staff-role.rules';
import { storeName } from '../../shared/lib/store-name';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { LoadingState } from '../../shared/ui/states';
import { staffScreens } from '../screens';
import './home.css';

/** An admin's first screen: a welcome in words, as specified, and the way to what their role may open. */
export function AdminHomeRoute() {
  const { admin, may, failure } = useCurrentAdmin();
  const open = staffScreens.filter(({ permission }) => !permission || may(permission));
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
          {open.map(({ card, path }) => card && <ScreenCard key={path} path={path} {...card} />)}
        </ul>
      ) : (
        <LoadingState label="Loading what you may do" rows={3} />
      )}
    </Page>
  );
}

interface ScreenCardProps {
  label: string;
  path: string;
  text: string;
}

const ScreenCard = ({ label, path, text }: ScreenCardProps) => (
  <li className="panel admin-home__area">
    <Link to={path}>{label}</Link>
    <p>{text}</p>
  </li>
);
