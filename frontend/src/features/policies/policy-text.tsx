import { Fragment } from 'react';

import { blocksOf, type PolicyBlock } from './policy-blocks.rules';
import './policy-text.css';

/** The text of a policy, as written by the shop. */
export function PolicyText({ text }: { text: string }) {
  return (
    <div className="policy-text long-text">
      {blocksOf(text).map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    );
  return (
    <p>
      {block.lines.map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
