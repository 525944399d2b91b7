import { t } from '@lingui/core/macro';

import { ContactForm } from '../store/contact-form';
import { StoreAddress } from '../store/store-address';
import { useNavigate } from '../../shared/lib/navigation';
import { Page } from '../../shared/ui/page';
import { paths } from '../../shared/lib/paths';
import './contact.css';

/** Customer support: the shop's address and a form. Sending it opens the landing page. */
export function ContactRoute() {
  const navigate = useNavigate();
  return (
    <Page title={t`Customer Support`}>
      <div className="contact">
        <ContactForm onSent={() => void navigate(paths.landing)} />
        <StoreAddress />
      </div>
    </Page>
  );
}
