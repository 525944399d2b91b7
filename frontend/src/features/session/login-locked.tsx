import { Trans } from '@lingui/react/macro';

import { Link } from '../../shared/ui/link';
import { Notice } from '../../shared/ui/notice';

interface LoginLockedProps {
  text: string | undefined;
  /** The path of the forgotten password screen. */
  forgotPath: string;
}

/** Reports too many attempts, and links to the password reset. */
export const LoginLocked = ({ text, forgotPath }: LoginLockedProps) => (
  <Notice tone="warning">
    <p>{text}</p>
    <p>
      <Trans>
        Is it your account? A link to your e-mail address lets you in at once:{' '}
        <Link to={forgotPath} className="notice__link">
          choose a new password
        </Link>
        .
      </Trans>
    </p>
  </Notice>
);
