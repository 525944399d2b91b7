import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { shopWindow } from '../../shared/lib/shop-window';
import { whereAnswerGoes } from './where-answer-goes';
import './connect-question.css';

interface RefusedRequestProps {
  name: string;
  host: string;
  /** The address at which the app learns of the refusal. */
  refusedTo: string;
}

/**
 * An app asks for something that does not exist. Going to the app takes a click: anybody can create an app, to lead
 * people elsewhere.
 */
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
