import { Shades, circle, ellipse, line, path, placed, shadow, shine, turned } from './svg.rules';

const LEAF: Shades = { light: '#7cc26a', base: '#4a9d46', dark: '#2f7434' };
const STEM = '#6b4a2b';

const repeat = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

/** A leaf to the upper right of a point. */
const leafAt = (x: number, y: number): string =>
  path(`M${x} ${y}q8-26 38-26q-6 28-38 26z`, LEAF.base) +
  line(`M${x + 4} ${y - 3}q14-8 24-17`, LEAF.dark, 2);

/** Something round, with a stem and a leaf. */
const round = ({ base }: Pick<Shades, 'base'>, dimple = 0) =>
  line('M100 62q0-16 8-26', STEM, 6) +
  leafAt(106, 46) +
  path(
    `M100 ${58 + dimple}C126 40 172 54 170 106C168 148 138 172 116 170Q100 166 84 170C62 172 32 148 30 106C28 54 74 40 100 ${58 + dimple}z`,
    base,
  ) +
  shadow(
    'M170 106C168 148 138 172 116 170Q108 168 100 168C140 156 150 110 140 56Q170 66 170 106z',
  ) +
  shine('M48 100C46 78 60 64 74 64Q60 80 58 108Q50 112 48 100z');

/** An even ball, such as an orange. */
const ball = ({ base }: Pick<Shades, 'base'>, more = '') =>
  circle(100, 106, 66, base) +
  shadow('M166 106A66 66 0 0 1 84 170Q150 156 142 55A66 66 0 0 1 166 106z') +
  shine('M50 100Q52 68 80 58Q62 78 62 108Q54 116 50 100z') +
  more;

const green = '#3f8f3d';

const calyx = (y: number) =>
  path(
    `M100 ${y - 14}q4 10 4 12q18-12 34-4q-16 4-22 12q14 4 18 16q-18-8-28-6q-2 12-6 16q-6-6-8-16q-12 0-26 8q2-14 16-18q-8-8-22-10q16-10 36 2q0-4 4-12z`,
    green,
  );

const tuber = ({ base, dark }: Shades) =>
  path(
    'M40 120C34 76 76 42 118 52C160 60 176 96 160 128C146 160 92 172 62 156Q44 146 40 120z',
    base,
  ) +
  shadow('M160 128C146 160 92 172 62 156Q130 158 146 72Q172 98 160 128z') +
  repeat(6, (at) =>
    ellipse([66 + ((at * 37) % 80), 82 + ((at * 29) % 60)], [5, 3], dark, 'opacity=".55"'),
  ) +
  shine('M60 104Q64 78 90 68Q74 84 72 108z');

const rootOf = ({ base, dark }: Shades, leaves: string) =>
  turned(
    32,
    [100, 100],
    leaves +
      path('M72 62Q100 44 128 62Q132 84 120 126Q110 168 100 190Q90 168 80 126Q68 84 72 62z', base) +
      line('M78 84h18M106 100h16M82 120h14M104 136h10', dark, 3) +
      shine('M82 70Q88 64 94 64Q84 94 92 130Q80 104 82 70z'),
  );

const tops =
  path('M100 62Q70 40 76 6Q96 24 100 62z', LEAF.base) +
  path('M100 62Q98 22 112 2Q120 30 100 62z', LEAF.light) +
  path('M100 62Q126 44 142 14Q146 46 100 62z', LEAF.dark);

const roundRoot = (base: string, tip: string) =>
  path('M94 70Q56 44 58 10Q88 26 98 70z', LEAF.base) +
  path('M100 70Q92 30 106 6Q120 36 104 70z', LEAF.light) +
  path('M104 70Q128 40 150 20Q146 52 110 72z', LEAF.dark) +
  line('M100 164Q104 182 96 196', tip, 6) +
  path(
    'M100 66C146 60 164 92 156 120C148 152 116 162 100 176C84 162 52 152 44 120C36 92 54 60 100 66z',
    base,
  ) +
  shadow('M156 120C148 152 116 162 100 176Q140 130 128 68Q166 84 156 120z') +
  shine('M60 108Q58 86 78 78Q68 92 70 116z');

const gourd = ({ base, dark, light }: Shades, marks: string) =>
  turned(
    -38,
    [100, 100],
    line('M24 100q-10-2-16-10', LEAF.dark, 8) +
      path(
        'M22 100Q24 74 60 74Q110 66 150 72Q182 78 184 100Q182 124 150 130Q110 134 60 126Q24 126 22 100z',
        base,
      ) +
      path(
        'M30 108Q90 128 176 112Q170 128 150 130Q110 134 60 126Q36 126 30 108z',
        dark,
        'opacity=".45"',
      ) +
      line('M48 86Q100 78 150 84', light, 4) +
      marks,
  );

const bunchOfLeaves = (leaf: (x: number, y: number, degrees: number) => string) =>
  line('M100 190Q98 140 100 96M90 190Q82 140 62 112M110 190Q118 140 138 112', '#8cc27a', 6) +
  repeat(7, (at) =>
    leaf(
      [60, 140, 78, 122, 46, 154, 100][at] ?? 100,
      [96, 96, 64, 64, 128, 128, 48][at] ?? 90,
      [-38, 38, -16, 16, -58, 58, 0][at] ?? 0,
    ),
  ) +
  path('M84 152q16 8 32 0v12q-16 8-32 0z', '#d9b36a');

const roundedLeaf =
  ({ base, dark }: Shades) =>
  (x: number, y: number, degrees: number) =>
    turned(
      degrees,
      [x, y],
      path(`M${x} ${y - 42}q26 18 22 48q-4 26-22 30q-18-4-22-30q-4-30 22-48z`, base) +
        line(`M${x} ${y - 32}v62`, dark, 2.5),
    );

const featheredLeaf =
  ({ base, dark }: Shades) =>
  (x: number, y: number, degrees: number) =>
    turned(
      degrees,
      [x, y],
      circle(x, y - 22, 14, base) +
        circle(x - 15, y - 4, 13, base) +
        circle(x + 15, y - 4, 13, base) +
        line(`M${x} ${y - 26}v50M${x} ${y + 6}l-13-10M${x} ${y + 6}l13-10`, dark, 2.5),
    );

const head = (crown: Shades, stalk: Shades) =>
  path('M74 128Q88 150 82 184h38Q112 150 128 126z', stalk.base) +
  path('M104 130q2 30 8 54h8Q112 150 128 126z', stalk.dark) +
  repeat(9, (at) =>
    circle(
      [58, 84, 112, 140, 48, 76, 102, 128, 152][at] ?? 100,
      [86, 60, 58, 82, 112, 100, 92, 106, 112][at] ?? 100,
      [24, 26, 26, 24, 20, 26, 28, 26, 20][at] ?? 24,
      [
        crown.base,
        crown.light,
        crown.base,
        crown.dark,
        crown.dark,
        crown.base,
        crown.light,
        crown.base,
        crown.dark,
      ][at] ?? crown.base,
    ),
  );

const podOf = ({ base, dark, light }: Shades, y: number, degrees: number, withPeas: boolean) =>
  turned(
    degrees,
    [100, y],
    path(
      `M24 ${y}Q60 ${y - 26} 140 ${y - 20}Q166 ${y - 14} 182 ${y - 4}Q164 ${y + 16} 140 ${y + 20}Q60 ${y + 24} 24 ${y}z`,
      base,
    ) +
      (withPeas
        ? repeat(5, (at) => circle(58 + at * 23, y, 11, light))
        : line(`M44 ${y}Q100 ${y - 14} 164 ${y - 2}`, dark, 2.5)),
  );

const drop = (x: number, y: number, { base }: Pick<Shades, 'base'>) =>
  circle(x, y, 21, base) + circle(x - 7, y - 7, 5, '#fff', 'opacity=".45"');

const bunch = (berry: Pick<Shades, 'base'>) =>
  line('M100 46q2-22 16-34', STEM, 6) +
  leafAt(104, 42) +
  repeat(10, (at) =>
    drop(
      [64, 100, 136, 82, 118, 64, 136, 100, 84, 116][at] ?? 100,
      [70, 66, 70, 98, 98, 106, 106, 128, 140, 140][at] ?? 100,
      berry,
    ),
  ) +
  drop(100, 168, berry);

const onion = (base: string, vein: string) =>
  path('M100 22Q96 50 106 66L94 66Q88 44 100 22z', '#b98c4a') +
  path(
    'M100 54C116 74 164 80 162 122C160 156 128 172 100 174C72 172 40 156 38 122C36 80 84 74 100 54z',
    base,
  ) +
  line('M100 62Q64 98 78 168M100 62Q136 98 122 168M100 62V172', vein, 2.5) +
  line('M90 174q-2 8-8 12M100 174v14M110 174q2 8 8 12', '#b98c4a', 3) +
  shine('M52 120Q54 96 74 90Q60 106 62 134z');

const slice = (rind: string, flesh: string, seeds: string) =>
  path('M18 84A84 84 0 0 0 182 84z', rind) +
  path('M30 84A71 71 0 0 0 170 84z', '#f3f7dc') +
  path('M37 84A63 63 0 0 0 163 84z', flesh) +
  seeds;

const mango = (base: string, blush: string) =>
  line('M112 40q0-10 6-20', STEM, 6) +
  leafAt(114, 34) +
  path(
    'M112 38C150 36 176 74 168 116C160 156 116 178 78 168C44 158 28 130 42 104C56 80 74 44 112 38z',
    base,
  ) +
  path('M112 38C150 36 176 74 168 116Q164 136 150 150Q160 82 104 40z', blush, 'opacity=".75"') +
  shine('M62 120Q66 96 88 80Q76 102 76 132Q64 136 62 120z');

const chilli = (base: string, dark: string, y: number) =>
  line(`M48 ${y - 14}q-14-4-18-16`, LEAF.dark, 8) +
  path(
    `M44 ${y - 22}Q66 ${y - 30} 78 ${y - 8}Q110 ${y + 20} 176 ${y + 14}Q120 ${y + 52} 70 ${y + 22}Q44 ${y + 2} 44 ${y - 22}z`,
    base,
  ) +
  path(`M78 ${y + 20}Q116 ${y + 40} 176 ${y + 14}Q120 ${y + 52} 70 ${y + 22}z`, dark) +
  path(`M40 ${y - 18}q10-14 32-8q-4 12-22 16z`, LEAF.base);

const capsicum = ({ base, dark }: Shades) =>
  line('M100 54q0-20 10-28', LEAF.dark, 9) +
  path(
    'M100 54C120 38 166 46 166 92C166 140 146 174 124 174Q110 174 100 166Q90 174 76 174C54 174 34 140 34 92C34 46 80 38 100 54z',
    base,
  ) +
  line('M84 54Q66 100 84 168M116 54Q134 100 116 168', dark, 4) +
  shine('M48 96Q50 70 68 64Q60 84 62 118Q52 118 48 96z');

const pumpkin = ({ base, dark }: Shades) =>
  path('M92 60q-2-20 8-32h12q-6 18 0 32z', LEAF.dark) +
  ellipse([100, 116], [80, 58], base) +
  ellipse([100, 116], [54, 58], dark, 'opacity=".25"') +
  ellipse([100, 116], [24, 58], base) +
  shine('M38 110Q40 84 60 76Q48 96 52 130Q40 128 38 110z');

const banana = ({ base, dark }: Shades) =>
  path('M52 34q10-8 20 0q0 22 16 44q30 42 84 50q6 6 0 14q-58 18-98-18q-34-32-22-90z', base) +
  path('M62 36q0 38 26 68q32 36 84 38q-58 18-98-18q-34-32-22-90z', dark, 'opacity=".55"') +
  path('M52 34l4-14h12l4 14z', '#7a6a2a') +
  path('M172 128q8 4 6 12l-6 2z', '#4d3b1c');

const cabbage = ({ base, dark, light }: Shades) =>
  circle(100, 106, 70, dark) +
  path('M32 106Q60 60 100 52Q80 100 92 174Q44 160 32 106z', base) +
  path('M168 106Q140 60 100 52Q120 100 108 174Q156 160 168 106z', base) +
  path('M100 52Q70 84 74 134Q88 160 100 172Q112 160 126 134Q130 84 100 52z', light) +
  line('M100 66V166M100 104l-18-18M100 104l18-18M100 130l-16-16M100 130l16-16', dark, 2.5);

const cherry = (x: number, y: number) =>
  circle(x, y, 34, '#b3142b') + circle(x - 11, y - 11, 8, '#fff', 'opacity=".45"');

/** Fresh produce by its name. Each shape fills a square of 200 units. */
export const PRODUCE_SHAPES = {
  apple: () => round({ base: '#c9302c' }, 8),
  'green-apple': () => round({ base: '#8fbf3f' }, 8),
  guava: () => round({ base: '#a9c95b' }),
  pomegranate: () =>
    ball({ base: '#b5293f' }, path('M84 46l-6-22 14 10 8-14 8 14 14-10-6 22z', '#9b2034')),
  orange: () => line('M100 42q0-10 4-16', STEM, 5) + leafAt(102, 40) + ball({ base: '#f08a1d' }),
  'sweet-lime': () => ball({ base: '#c8c63f' }, circle(100, 44, 5, '#8d8b22')),
  lemon: () =>
    turned(
      -24,
      [100, 100],
      path(
        'M18 100q14-6 20-18Q64 50 100 50t62 32q6 12 20 18q-14 6-20 18q-26 32-62 32t-62-32q-6-12-20-18z',
        '#f3d332',
      ) + shine('M52 94Q62 66 92 64Q70 78 66 108z'),
    ),
  peach: () => round({ base: '#f0a56b' }),
  plum: () => round({ base: '#6b2a56' }),
  mango: () => mango('#f6b62a', '#e8702d'),
  'raw-mango': () => mango('#6aa84a', '#4f8f3b'),
  banana: () => banana({ light: '#ffe87a', base: '#f7d038', dark: '#dba818' }),
  'raw-banana': () => banana({ light: '#a5cf7a', base: '#7fb24f', dark: '#5a8c36' }),
  'grapes-green': () => bunch({ base: '#a6c84c' }),
  'grapes-black': () => bunch({ base: '#46285e' }),
  strawberry: () =>
    path(
      'M100 60C136 40 172 66 162 102C154 140 122 172 100 182C78 172 46 140 38 102C28 66 64 40 100 60z',
      '#d8263c',
    ) +
    repeat(10, (at) =>
      ellipse(
        [
          [70, 100, 130, 84, 116, 62, 138, 100, 88, 112][at] ?? 100,
          [90, 86, 90, 112, 112, 116, 116, 136, 150, 150][at] ?? 100,
        ],
        [3, 5],
        '#f7d88a',
      ),
    ) +
    calyx(54),
  cherry: () =>
    line('M66 128Q78 70 118 30M136 134Q136 80 118 30', '#5c7f35', 5) +
    leafAt(118, 36) +
    cherry(64, 138) +
    cherry(136, 142),
  pear: () =>
    line('M100 34q2-12 10-18', STEM, 6) +
    path(
      'M100 30C122 30 124 58 132 82C140 104 160 112 158 140C154 172 128 184 100 184C72 184 46 172 42 140C40 112 60 104 68 82C76 58 78 30 100 30z',
      '#b9c94a',
    ) +
    shine('M58 138Q58 116 76 104Q70 124 74 152Q60 154 58 138z'),
  avocado: () =>
    path(
      'M100 24C122 24 128 54 138 78C150 102 162 112 158 142C152 172 128 184 100 184C72 184 48 172 42 142C38 112 50 102 62 78C72 54 78 24 100 24z',
      '#3f5a2a',
    ) +
    path(
      'M100 36C116 36 120 60 130 84C140 106 150 116 146 140C142 162 124 172 100 172C76 172 58 162 54 140C50 116 60 106 70 84C80 60 84 36 100 36z',
      '#dbe19a',
    ) +
    circle(100, 132, 28, '#8a5a30') +
    circle(92, 124, 8, '#fff', 'opacity=".25"'),
  kiwi: () =>
    ellipse([100, 100], [76, 70], '#7a5a33') +
    ellipse([100, 100], [68, 62], '#8fbf3f') +
    ellipse([100, 100], [24, 20], '#eef0c8') +
    repeat(12, (at) => {
      const angle = (at * Math.PI) / 6;
      return circle(
        Math.round(100 + 40 * Math.cos(angle)),
        Math.round(100 + 35 * Math.sin(angle)),
        4,
        '#2c2a1c',
      );
    }),
  papaya: () =>
    turned(
      28,
      [100, 100],
      path(
        'M100 14C134 22 158 76 152 122C146 164 124 188 100 188C76 188 54 164 48 122C42 76 66 22 100 14z',
        '#e6a02e',
      ) +
        path(
          'M100 34C126 44 142 84 138 122C134 154 118 174 100 174C82 174 66 154 62 122C58 84 74 44 100 34z',
          '#f17a3a',
        ) +
        path(
          'M100 66C114 78 122 104 118 128Q112 152 100 154Q88 152 82 128C78 104 86 78 100 66z',
          '#5f3a24',
        ) +
        repeat(8, (at) => circle(94 + (at % 2) * 12, 84 + at * 8, 5, '#23201c')),
    ),
  watermelon: () =>
    placed(
      [0, 20],
      1,
      slice(
        '#2f7d3c',
        '#e5484d',
        repeat(6, (at) =>
          ellipse(
            [[70, 100, 130, 84, 116, 100][at] ?? 100, [100, 98, 100, 118, 118, 134][at] ?? 100],
            [4, 6],
            '#2b1a16',
          ),
        ),
      ),
    ),
  muskmelon: () =>
    ball(
      { base: '#d9b46a' },
      line(
        'M46 78Q100 50 154 78M36 106Q100 84 164 106M46 138Q100 126 154 138M74 50Q60 106 78 166M126 50Q140 106 122 166M100 42V170',
        '#f1dda6',
        4,
      ),
    ),
  pineapple: () =>
    path(
      'M100 72Q56 52 60 14Q86 24 92 44Q88 16 100 2Q112 16 108 44Q114 24 140 14Q144 52 100 72z',
      LEAF.base,
    ) +
    path(
      'M100 66C140 66 150 96 146 130C142 170 122 190 100 190C78 190 58 170 54 130C50 96 60 66 100 66z',
      '#e3a62c',
    ) +
    line(
      'M60 96L128 180M82 72L146 142M54 130L100 188M140 96L72 180M118 72L54 142M146 130L100 188',
      '#b87918',
      4,
    ),
  coconut: () =>
    ball(
      { base: '#7a4f2b' },
      line('M60 70Q100 100 150 84M46 112Q100 130 160 118M70 150Q104 158 138 148', '#a67a4a', 3) +
        circle(84, 70, 6, '#3b2412') +
        circle(108, 66, 6, '#3b2412') +
        circle(98, 86, 6, '#3b2412'),
    ),
  tomato: () => ball({ base: '#d9382b' }, calyx(52)),
  potato: () => tuber({ light: '#ddb878', base: '#c69a5b', dark: '#8f6a35' }),
  'sweet-potato': () =>
    turned(
      -20,
      [100, 100],
      path('M14 110Q50 60 108 62Q160 66 188 100Q150 146 92 144Q44 142 14 110z', '#a3474f') +
        line('M60 92h18M104 112h20M130 86h14M84 126h16', '#7b2e38', 3) +
        shine('M52 96Q76 76 110 76Q84 86 68 104z'),
    ),
  onion: () => onion('#a8476b', '#7c2c4c'),
  'white-onion': () => onion('#f0ead6', '#c9bf9d'),
  garlic: () =>
    path('M100 18Q94 44 100 62Q108 44 108 20z', '#d8cfae') +
    path(
      'M100 52C112 72 160 88 158 128C156 160 126 170 100 172C74 170 44 160 42 128C40 88 88 72 100 52z',
      '#f4efdf',
    ) +
    line(
      'M100 58Q72 94 82 168M100 58Q128 94 118 168M100 58Q50 96 58 156M100 58Q150 96 142 156',
      '#c9b9c4',
      3,
    ) +
    line('M88 172q-2 8-8 12M100 172v14M112 172q2 8 8 12', '#b9a77a', 3),
  ginger: () =>
    path(
      'M22 118Q20 94 48 92Q58 60 84 66Q98 70 94 92Q122 88 130 60Q138 40 156 46Q172 54 162 78Q184 80 184 100Q182 122 150 124Q144 158 120 156Q102 152 104 134Q84 140 72 158Q54 170 46 154Q44 144 52 136Q24 138 22 118z',
      '#d3a762',
    ) +
    line(
      'M46 100q6 12 2 26M82 78q8 8 8 20M140 60q10 6 14 18M112 128q10 4 22 0M152 88q6 10 2 24',
      '#a47a3a',
      3,
    ),
  turmeric: () =>
    path(
      'M30 130Q26 96 62 96Q70 62 92 70Q106 78 98 96Q138 84 168 96Q184 108 170 122Q140 132 104 128Q96 160 74 156Q60 148 66 134Q36 152 30 130z',
      '#c8842c',
    ) + line('M56 104q6 14 2 26M84 84q6 8 6 18M124 98q6 10 2 24M146 98q6 8 2 20', '#9a5c14', 3),
  carrot: () => rootOf({ light: '#f7a85a', base: '#ee7a23', dark: '#c2560f' }, tops),
  'red-carrot': () => rootOf({ light: '#f08a7a', base: '#cf3b2c', dark: '#9d2319' }, tops),
  radish: () => rootOf({ light: '#fff', base: '#f4f1e6', dark: '#cdc8b4' }, tops),
  beetroot: () => roundRoot('#7c1f4a', '#7c1f4a'),
  cucumber: () =>
    gourd(
      { light: '#8dbf6a', base: '#4f8f3f', dark: '#2f6a2c' },
      line('M60 100h6M92 94h6M124 102h6M152 96h6M78 114h6M112 116h6', '#b8d99a', 3),
    ),
  'bottle-gourd': () =>
    turned(
      -38,
      [100, 100],
      line('M20 100q-8-2-12-10', LEAF.dark, 8) +
        path(
          'M20 100Q22 84 56 84Q92 84 112 70Q148 54 174 76Q194 100 174 124Q148 146 112 130Q92 116 56 116Q22 116 20 100z',
          '#a8cf7e',
        ) +
        shine('M46 92Q88 92 118 80Q150 70 160 82Q120 86 90 100z'),
    ),
  'ridge-gourd': () =>
    gourd(
      { light: '#93bf62', base: '#5b8f3a', dark: '#3d6b28' },
      line('M28 94Q100 84 180 94M26 106Q100 114 182 106', '#3d6b28', 3),
    ),
  'bitter-gourd': () =>
    gourd(
      { light: '#b7db7f', base: '#6fae43', dark: '#4c8430' },
      repeat(14, (at) => circle(44 + at * 9.5, 90 + ((at * 17) % 26), 5, '#8cc45f')),
    ),
  brinjal: () =>
    path('M62 60C96 40 150 86 168 128C178 164 140 184 106 164C66 140 34 98 62 60z', '#5b2a6b') +
    shine('M76 84Q90 76 112 104Q132 128 138 150Q104 124 76 84z') +
    path(
      'M38 30q10-4 14 6q22-2 28 10q-6 10-2 24q-14-8-20-6q-4 10-14 14q-2-14 2-22q-12-4-16-12q8-6 12-4q-4-6-4-10z',
      green,
    ),
  capsicum: () => capsicum({ light: '#7cc26a', base: '#3f8f3d', dark: '#2a6a2d' }),
  'red-capsicum': () => capsicum({ light: '#f07a6a', base: '#cf2f2a', dark: '#9c1d1c' }),
  'yellow-capsicum': () => capsicum({ light: '#ffe27a', base: '#f2bd25', dark: '#c98f0c' }),
  'green-chilli': () => chilli('#4a9d46', '#2f7434', 62) + chilli('#4a9d46', '#2f7434', 112),
  'red-chilli': () => chilli('#d22f27', '#9d1d19', 62) + chilli('#d22f27', '#9d1d19', 112),
  broccoli: () =>
    head(
      { light: '#5fae55', base: '#3f8f3d', dark: '#2b6d2f' },
      { light: '#c6e0a0', base: '#9cc873', dark: '#7ba955' },
    ),
  cauliflower: () =>
    path('M30 116Q16 150 62 178H138Q184 150 170 116Q150 150 100 150Q50 150 30 116z', '#7fb24f') +
    head(
      { light: '#fffdf2', base: '#f3eed6', dark: '#dcd4b2' },
      { light: '#c6e0a0', base: '#b7d98c', dark: '#8fbf65' },
    ),
  cabbage: () => cabbage({ light: '#cfe6a4', base: '#a9cf76', dark: '#7fae50' }),
  'red-cabbage': () => cabbage({ light: '#b57ab5', base: '#8c4a92', dark: '#642f6c' }),
  spinach: () => bunchOfLeaves(roundedLeaf({ light: '#6fb85c', base: '#3b8c3c', dark: '#256b2b' })),
  fenugreek: () =>
    bunchOfLeaves(featheredLeaf({ light: '#8cc96a', base: '#5fa548', dark: '#3d7a30' })),
  coriander: () =>
    bunchOfLeaves(featheredLeaf({ light: '#7cc26a', base: '#3f9a40', dark: '#287030' })),
  mint: () => bunchOfLeaves(roundedLeaf({ light: '#8fd08a', base: '#4fa85a', dark: '#2f7d3f' })),
  'curry-leaves': () =>
    turned(
      20,
      [100, 100],
      line('M100 190V24', '#5c7f35', 5) + repeat(5, (at) => roundedLeafAt(at)),
    ),
  'spring-onion': () =>
    line(
      'M84 150Q70 80 46 20M100 150Q100 80 96 10M116 150Q132 80 158 22M92 150Q90 80 74 14M108 150Q112 80 126 12',
      LEAF.base,
      8,
    ) +
    repeat(3, (at) => ellipse([80 + at * 20, 162], [12, 20], '#f6f3e4')) +
    line('M80 182v10M100 182v12M120 182v10', '#c9bf9d', 3),
  peas: () =>
    podOf({ light: '#a5d36a', base: '#5fa548', dark: '#3d7a30' }, 70, -14, true) +
    podOf({ light: '#a5d36a', base: '#4f9440', dark: '#3d7a30' }, 126, -8, false),
  beans: () =>
    repeat(3, (at) =>
      placed(
        [20 + at * 4, 40 + at * 42],
        0.8,
        podOf(
          {
            light: '#8cc96a',
            base: ['#5fa548', '#4f9440', '#68ad50'][at] ?? '#5fa548',
            dark: '#2f6a2c',
          },
          40,
          -12 + at * 6,
          false,
        ),
      ),
    ),
  okra: () =>
    repeat(3, (at) =>
      turned(
        -34 + at * 8,
        [100, 100],
        placed(
          [6, at * 38 - 30],
          1,
          path(
            'M34 100q-10 0-18-6q4-12 18-8q14-6 26-4Q120 84 178 100Q120 118 60 116q-14 2-26-6z',
            ['#5fa548', '#4f9440', '#68ad50'][at] ?? green,
          ) + line('M56 100H150', '#2f6a2c', 2.5),
        ),
      ),
    ),
  corn: () =>
    path(
      'M100 14C126 22 134 70 130 120Q124 166 100 182Q76 166 70 120C66 70 74 22 100 14z',
      '#f4c531',
    ) +
    line('M84 36V160M100 24V170M116 36V160', '#d59d14', 3) +
    line('M76 60h48M72 84h56M72 108h56M74 132h52', '#d59d14', 3) +
    path('M40 70Q74 96 92 190Q44 176 40 70z', LEAF.base) +
    path('M160 70Q126 96 108 190Q156 176 160 70z', LEAF.dark),
  mushroom: () =>
    path('M80 108Q86 150 76 176Q100 188 124 176Q114 150 120 108z', '#efe6d2') +
    path('M26 112C26 58 70 34 100 34C130 34 174 58 174 112Q100 130 26 112z', '#f7f0df') +
    path('M26 112Q100 130 174 112Q164 126 100 128Q36 126 26 112z', '#c9b48c'),
  pumpkin: () => pumpkin({ light: '#f7b25a', base: '#e58a24', dark: '#b8610f' }),
  sprouts: () =>
    ellipse([100, 146], [84, 34], '#dfe8c8') +
    repeat(13, (at) =>
      turned(
        at * 47,
        [30 + ((at * 53) % 140), 84 + ((at * 31) % 72)],
        sprout(30 + ((at * 53) % 140), 84 + ((at * 31) % 72)),
      ),
    ),
} as const satisfies Record<string, () => string>;

function roundedLeafAt(at: number): string {
  const y = 50 + at * 30;
  return (
    path(`M100 ${y + 12}q-14-30-46-26q8 30 46 26z`, LEAF.base) +
    path(`M100 ${y + 12}q14-30 46-26q-8 30-46 26z`, LEAF.dark)
  );
}

/** The name of an illustration of produce. */
export type ProduceShape = keyof typeof PRODUCE_SHAPES;

function sprout(x: number, y: number): string {
  return (
    line(`M${x} ${y}q20 16 38 4`, '#b9c48f', 10) +
    line(`M${x} ${y}q20 16 38 4`, '#fbf9ec', 6) +
    ellipse([x, y], [15, 11], '#7f9a3c') +
    ellipse([x - 4, y - 3], [4, 3], '#fff', 'opacity=".4"')
  );
}
