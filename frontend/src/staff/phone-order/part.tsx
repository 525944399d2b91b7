import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

const Frame = chakra('section', {
  base: { display: 'grid', gap: '14px', alignContent: 'start', minWidth: 0 },
});

/** A part of the screen with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
}
