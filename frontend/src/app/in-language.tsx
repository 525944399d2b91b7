import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { Fragment, type ReactNode } from 'react';

import { useLanguage } from '../shared/lib/language';

/** Draws everything in the language that was chosen, and anew as soon as another one is. */
export function InLanguage({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <Fragment key={useLanguage()}>{children}</Fragment>
    </I18nProvider>
  );
}
