import type { ReceivedMessageCardFragment } from '../../generated/graphql';
import { formatInstant } from '../../shared/lib/ist-time';

/** One message to the shop; the e-mail address opens an answer. */
export function ReceivedMessageCard({ message }: { message: ReceivedMessageCardFragment }) {
  const { fullName, email, subject, createdAt } = message;
  return (
    <li className="panel received-message">
      <div className="received-message__head">
        <h2>{fullName}</h2>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </div>
      <p className="received-message__text">{subject}</p>
      <a className="text-link long-text" href={mailTo(email)}>
        {email}
      </a>
    </li>
  );
}

/** Encodes the address, so that it cannot add a recipient or a header. */
const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
