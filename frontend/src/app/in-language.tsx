import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { Fragment, type ReactNode } from 'react';

import { useLanguage } from '../shared/lib/language';

/** Renders its children in the chosen language, and again when the language changes. */
export function InLanguage({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <Fragment key={useLanguage()}>{children}</Fragment>
    </I18nProvider>
  );
}
