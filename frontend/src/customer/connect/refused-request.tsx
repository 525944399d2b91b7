import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { shopWindow } from '../../shared/lib/shop-window';
import { whereAnswerGoes } from './where-answer-goes';
import './connect-question.css';

interface RefusedRequestProps {
  name: string;
  host: string;
  /** Where the app is told. */
  refusedTo: string;
}

/** An app asks for what there is not. Nobody is sent to it without a click: anybody can make an app, to lead people elsewhere. */
export function RefusedRequest({ name, host, refusedTo }: RefusedRequestProps) {
  return (
    <section className="panel connect" aria-label={t`Connect an app`}>
      <p className="connect__who">{t`${name} asks for something that the shop does not offer.`}</p>
      <p>{whereAnswerGoes(host)}</p>
      <div className="connect__answers">
        <Button
          tone="outline"
          onClick={() => shopWindow.leaveFor(refusedTo)}
        >{t`Back to the app`}</Button>
      </div>
    </section>
  );
}
