import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useState, type DragEvent } from 'react';

import { productPictureInputLimits } from '../../generated/contract';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { Picture } from '../../shared/ui/picture';
import type { FormPicture } from './product-pictures.rules';

/** The button that moved a picture: it keeps the focus. */
export type MoveButton = 'earlier' | 'later';

interface PictureRowProps {
  picture: FormPicture;
  /** Its position, from 1, and the number of pictures. */
  number: number;
  count: number;
  onChange: (picture: FormPicture) => void;
  onMove: (to: number, button: MoveButton) => void;
  onRemove: () => void;
  onDrag: () => void;
  onDrop: () => void;
  onDragEnd: () => void;
}

/** One picture of a product, with its actions. The product's name describes the main one. */
export function PictureRow(props: PictureRowProps) {
  const { picture, number, count, onChange, onMove, onRemove } = props;
  const index = number - 1;
  const [isOver, setIsOver] = useState(false);
  const textOf = (name: 'alt' | 'altHi' | 'altMr') => ({
    value: picture[name],
    maxLength: productPictureInputLimits[name].most,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...picture, [name]: target.value }),
  });
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    props.onDrop();
  };
  const startDrag = ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData('text/plain', picture.imageUrl);
    dataTransfer.effectAllowed = 'move';
    props.onDrag();
  };
  return (
    <Row
      data-over={isOver || undefined}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Thumb draggable onDragStart={startDrag} onDragEnd={props.onDragEnd}>
        <Picture src={picture.imageUrl} alt={t`Picture ${{ number }}`} sizePx={88} />
      </Thumb>
      <Parts>
        <Actions>
          {number === 1 && <Badge tone="good">{t`Main picture`}</Badge>}
          <Button
            tone="quiet"
            data-move="earlier"
            aria-label={t`Picture ${{ number }}: earlier`}
            disabled={number === 1}
            onClick={() => onMove(index - 1, 'earlier')}
          >
            ↑
          </Button>
          <Button
            tone="quiet"
            data-move="later"
            aria-label={t`Picture ${{ number }}: later`}
            disabled={number === count}
            onClick={() => onMove(index + 1, 'later')}
          >
            ↓
          </Button>
          {number > 1 && (
            <Button
              tone="outline"
              aria-label={t`Make picture ${{ number }} the main picture`}
              onClick={() => onMove(0, 'later')}
            >{t`Main picture`}</Button>
          )}
          <Button
            tone="danger"
            aria-label={t`Remove picture ${{ number }}`}
            onClick={onRemove}
          >{t`Remove`}</Button>
        </Actions>
        {number > 1 && (
          <>
            <TextField label={t`What picture ${{ number }} shows`} {...textOf('alt')} />
            <details>
              <summary>{t`In Hindi and Marathi`}</summary>
              <div className="form__pair">
                <TextField
                  lang="hi"
                  label={t`What picture ${{ number }} shows, in Hindi`}
                  {...textOf('altHi')}
                />
                <TextField
                  lang="mr"
                  label={t`What picture ${{ number }} shows, in Marathi`}
                  {...textOf('altMr')}
                />
              </div>
            </details>
          </>
        )}
      </Parts>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: '12px',
    padding: '8px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    '&[data-over]': { borderColor: 'leaf', bg: 'mint' },
    '& summary': { minHeight: '44px', paddingBlock: '10px', cursor: 'pointer' },
  },
});

const Thumb = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '96px',
    height: '96px',
    bg: 'quiet',
    borderRadius: 'control',
    cursor: 'grab',
  },
});

const Parts = chakra('div', { base: { display: 'grid', gap: '8px', alignContent: 'start' } });

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
});
