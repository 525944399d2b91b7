import { create } from 'qrcode';

/** Light modules around a code, without which readers do not find it. */
const quietModules = 4;

/** A text as a QR code, black on white in any colours and on paper. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const side = size + 2 * quietModules;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quietModules} y={-quietModules} width={side} height={side} fill="#fff" />
      <path d={pathOf(modules.data, size)} fill="#000" />
    </svg>
  );
}

/** A square for each dark module. */
const pathOf = (modules: ArrayLike<number>, size: number): string =>
  Array.from(modules, (dark, at) =>
    dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  ).join('');
