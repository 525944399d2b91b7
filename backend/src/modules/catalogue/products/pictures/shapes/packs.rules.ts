import { Box, Shades, box, circle, ellipse, line, path, rect, shadow, turned } from './svg.rules';

/** An illustration of a pack: its looks, and the area of its label. */
export interface Pack {
  picture: string;
  /** Area of the name and the size; undefined if there is no room for them. */
  label?: Box;
}

const WOOD = '#b98a4e';
const GLASS = '#e9f1f0';

const lightSide = (x: number, y: number, height: number): string =>
  rect(box(x, y, 7, height), '#fff', 3.5, 'opacity=".35"');

/** Packs in the colours of a shade, each in a square of 200 units. */
export const PACK_SHAPES = {
  pouch: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M44 34Q100 26 156 34Q150 104 160 184Q100 192 40 184Q50 104 44 34z', base) +
      path('M42 20h116v18Q100 30 42 38z', dark) +
      line('M46 30h108', '#fff', 1.5) +
      shadow('M134 36Q146 34 156 34Q150 104 160 184Q150 186 132 187Q140 110 134 36z') +
      lightSide(56, 46, 120),
    label: box(58, 60, 84, 96),
  }),
  packet: ({ base, dark }: Shades): Pack => ({
    picture:
      path(
        'M34 22L42 28L50 22L58 28L66 22L74 28L82 22L90 28L98 22L106 28L114 22L122 28L130 22L138 28L146 22L154 28L166 22V44Q154 100 166 156V178L158 172L150 178L142 172L134 178L126 172L118 178L110 172L102 178L94 172L86 178L78 172L70 178L62 172L54 178L46 172L34 178V156Q46 100 34 44z',
        base,
      ) +
      rect(box(34, 36, 132, 6), dark, 0, 'opacity=".5"') +
      rect(box(34, 158, 132, 6), dark, 0, 'opacity=".5"') +
      shadow('M146 30L154 28L166 22V44Q154 100 166 156V178L150 174Q136 100 146 30z') +
      lightSide(50, 52, 92),
    label: box(54, 54, 92, 92),
  }),
  sack: ({ base, dark }: Shades): Pack => ({
    picture:
      path(
        'M36 44Q60 34 100 36Q140 34 164 44Q178 110 168 182Q100 194 32 182Q22 110 36 44z',
        '#efe3c8',
      ) +
      path('M36 44Q60 34 100 36Q140 34 164 44L168 66Q100 58 32 66z', base) +
      path('M29 166Q100 176 171 166L168 182Q100 194 32 182z', base) +
      line('M44 30Q70 42 100 40Q130 42 156 30', dark, 7) +
      shadow('M142 40Q156 40 164 44Q178 110 168 182Q156 186 140 188Q154 110 142 40z'),
    label: box(50, 74, 100, 84),
  }),
  jar: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M44 58Q44 48 60 46H140Q156 48 156 58V170Q156 188 138 188H62Q44 188 44 170z', base) +
      path('M44 58Q44 48 60 46H140Q156 48 156 58V74H44z', GLASS, 'opacity=".7"') +
      rect(box(48, 18, 104, 30), dark, 6) +
      line('M60 24v18M74 24v18M88 24v18M102 24v18M116 24v18M130 24v18M142 24v18', '#fff', 1) +
      shadow('M134 46H140Q156 48 156 58V170Q156 188 138 188H130Q142 120 134 46z') +
      lightSide(52, 60, 112),
    label: box(56, 84, 88, 86),
  }),
  bottle: ({ base, dark }: Shades): Pack => ({
    picture:
      path(
        'M84 40H116V54Q118 66 134 76Q146 84 146 102V178Q146 190 134 190H66Q54 190 54 178V102Q54 84 66 76Q82 66 84 54z',
        base,
      ) +
      rect(box(82, 12, 36, 28), dark, 5) +
      shadow('M128 73Q146 82 146 102V178Q146 190 134 190H122Q132 130 128 73z') +
      lightSide(62, 96, 84),
    label: box(56, 94, 88, 76),
  }),
  'drink-bottle': ({ base, dark }: Shades): Pack => ({
    picture:
      path(
        'M86 30H114V48Q116 68 132 82Q140 90 138 108Q134 120 138 134V180Q138 192 126 192H74Q62 192 62 180V134Q66 120 62 108Q60 90 68 82Q84 68 86 48z',
        base,
      ) +
      rect(box(83, 8, 34, 24), dark, 4) +
      rect(box(84, 33, 32, 5), dark, 2) +
      shadow('M124 75Q140 88 138 108Q134 120 138 134V180Q138 192 126 192H116Q128 130 124 75z') +
      lightSide(70, 92, 90),
    label: box(60, 98, 80, 66),
  }),
  cleaner: ({ base, dark }: Shades): Pack => ({
    picture:
      turned(-18, [92, 50], rect(box(80, 8, 20, 34), dark, 6)) +
      path(
        'M78 42L116 34Q124 56 134 68Q148 80 148 104V178Q148 190 136 190H70Q58 190 58 178V96Q58 74 78 42z',
        base,
      ) +
      shadow('M128 60Q148 78 148 104V178Q148 190 136 190H124Q134 130 128 60z') +
      lightSide(66, 92, 88),
    label: box(60, 94, 86, 78),
  }),
  pump: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M92 34V20H60Q56 10 66 10H104Q110 10 110 20V34z', dark) +
      rect(box(88, 30, 24, 18), dark, 3) +
      rect(box(78, 46, 44, 16), dark, 4) +
      rect(box(52, 60, 96, 130), base, 22) +
      shadow('M128 60Q148 62 148 84V168Q148 188 126 190H120Q136 120 128 60z') +
      lightSide(62, 82, 88),
    label: box(56, 84, 88, 86),
  }),
  spray: ({ base, dark }: Shades): Pack => ({
    picture:
      rect(box(86, 10, 28, 20), dark, 5) +
      path('M70 58Q70 34 100 30Q130 34 130 58z', '#cfd5d2') +
      rect(box(64, 56, 72, 134), base, 8) +
      rect(box(64, 56, 72, 8), dark) +
      shadow('M120 56H136V182Q136 190 128 190H116Q126 130 120 56z') +
      lightSide(70, 70, 110),
    label: box(66, 76, 68, 96),
  }),
  can: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M56 34Q100 24 144 34L152 48V166L144 182Q100 192 56 182L48 166V48z', base) +
      ellipse([100, 33], [44, 9], '#cfd5d2') +
      ellipse([100, 33], [34, 6], '#aeb7b3') +
      line('M49 50Q100 60 151 50M49 164Q100 174 151 164', dark, 3) +
      shadow('M134 31L144 34L152 48V166L144 182Q138 184 128 185Q142 110 134 31z') +
      lightSide(56, 62, 96),
    label: box(52, 68, 96, 82),
  }),
  carton: ({ base, dark }: Shades): Pack => ({
    picture:
      rect(box(54, 10, 92, 12), dark, 2) +
      path('M54 22H146L152 56V190H48V56z', base) +
      path('M54 22H146L152 56H48z', '#fff', 'opacity=".28"') +
      circle(100, 40, 11, dark) +
      circle(100, 38, 9, '#fff', 'opacity=".75"') +
      shadow('M136 56H152V190H130z') +
      lightSide(54, 64, 118),
    label: box(54, 72, 92, 100),
  }),
  brick: ({ base, dark }: Shades): Pack => ({
    picture:
      line('M128 40L140 6l16 4', '#f4f1e6', 6) +
      path('M56 38H144L148 46V190H52V46z', base) +
      rect(box(52, 38, 96, 10), dark, 2) +
      shadow('M132 46H148V190H126z') +
      lightSide(58, 56, 126),
    label: box(57, 60, 86, 110),
  }),
  box: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M40 40H142V190H40z', base) +
      path('M142 40L166 26V174L142 190z', dark) +
      path('M40 40L64 26H166L142 40z', '#fff') +
      path('M40 40L64 26H166L142 40z', base, 'opacity=".55"') +
      lightSide(46, 52, 126),
    label: box(48, 62, 86, 106),
  }),
  'flat-box': ({ base, dark }: Shades): Pack => ({
    picture:
      path('M20 66H164V166H20z', base) +
      path('M164 66L182 54V152L164 166z', dark) +
      path('M20 66L38 54H182L164 66z', '#fff') +
      path('M20 66L38 54H182L164 66z', base, 'opacity=".55"') +
      lightSide(26, 76, 80),
    label: box(38, 78, 116, 76),
  }),
  tube: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M46 12H154V28Q144 110 130 156H70Q56 110 46 28z', base) +
      rect(box(46, 10, 108, 14), dark, 2) +
      rect(box(74, 156, 52, 34), '#f4f1e6', 5) +
      line('M84 162v22M94 162v22M106 162v22M116 162v22', '#cdc8b4', 2) +
      shadow('M138 24H154V28Q144 110 130 156H116Q134 90 138 24z'),
    label: box(60, 34, 80, 92),
  }),
  bar: ({ base, dark }: Shades): Pack => ({
    picture:
      path(
        'M8 62L20 70L8 78L20 86L8 94L20 102L8 110L20 118L8 126L20 134L8 140H192L180 134L192 126L180 118L192 110L180 102L192 94L180 86L192 78L180 70L192 62z',
        dark,
      ) +
      rect(box(22, 58, 156, 86), base, 3) +
      shadow('M22 130H178V141Q178 144 175 144H25Q22 144 22 141z') +
      rect(box(30, 62, 140, 6), '#fff', 3, 'opacity=".35"'),
    label: box(44, 72, 112, 58),
  }),
  block: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M18 82L46 60H186L164 82z', '#fffdf2') +
      path('M18 82L46 60H186L164 82z', base, 'opacity=".35"') +
      path('M164 82L186 60V134L164 158z', dark) +
      path('M18 82H164V158H18z', base) +
      line('M46 60L58 72M186 60L176 71', '#fff', 2),
    label: box(34, 90, 114, 60),
  }),
  cup: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M42 50H158L144 178Q142 190 130 190H70Q58 190 56 178z', '#fbf8ee') +
      path('M46 84H154L148 148H52z', base) +
      rect(box(34, 36, 132, 18), dark, 7) +
      shadow('M140 54H158L144 178Q142 190 130 190H122Q138 120 140 54z'),
    label: box(56, 86, 88, 58),
  }),
  tub: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M26 68H174L162 172Q160 186 146 186H54Q40 186 38 172z', base) +
      rect(box(18, 42, 164, 28), dark, 8) +
      shadow('M154 70H174L162 172Q160 186 146 186H136Q150 120 154 70z') +
      rect(box(30, 46, 140, 5), '#fff', 2.5, 'opacity=".35"'),
    label: box(46, 80, 106, 86),
  }),
  sachet: ({ base, dark }: Shades): Pack => ({
    picture:
      rect(box(50, 24, 100, 156), base, 3) +
      rect(box(50, 24, 100, 16), dark, 3) +
      rect(box(50, 164, 100, 16), dark, 3) +
      line('M56 32h88M56 172h88', '#fff', 1.5) +
      shadow('M134 40H150V164H134z'),
    label: box(57, 54, 86, 94),
  }),
  'egg-tray': (): Pack => ({
    picture:
      [44, 100, 156].map((x) => ellipse([x, 84], [25, 33], '#c98f5e')).join('') +
      [44, 100, 156].map((x) => ellipse([x - 8, 72], [6, 10], '#fff', 'opacity=".35"')).join('') +
      [44, 100, 156].map((x) => ellipse([x, 112], [26, 34], '#d9a574')).join('') +
      [44, 100, 156].map((x) => ellipse([x - 8, 98], [6, 10], '#fff', 'opacity=".35"')).join('') +
      path(
        'M8 116Q26 132 44 116Q58 136 72 118Q86 132 100 118Q114 132 128 118Q142 136 156 116Q174 132 192 116L180 170Q178 178 168 178H32Q22 178 20 170z',
        '#a9a69a',
      ) +
      line('M72 134V172M128 134V172', '#8b887c', 3),
  }),
  loaf: ({ base }: Shades): Pack => ({
    picture:
      path(
        'M30 78Q14 70 20 52Q30 34 66 40Q100 28 134 40Q170 34 180 52Q186 70 170 78V168Q170 178 160 178H40Q30 178 30 168z',
        '#b9793c',
      ) +
      path(
        'M42 78Q28 68 34 56Q44 46 70 52Q100 42 130 52Q156 46 166 56Q172 68 158 78V162Q158 166 154 166H46Q42 166 42 162z',
        '#f0d5a4',
      ) +
      path('M42 96H158V156H42z', base),
    label: box(50, 100, 100, 52),
  }),
  roll: (): Pack => ({
    picture:
      path('M30 62V158Q30 186 86 186Q120 186 136 176V62z', '#f2efe6') +
      path('M136 90H180V178Q160 172 136 176z', '#fbf9f3') +
      line('M158 90V176', '#d5d0c2', 2) +
      ellipse([84, 62], [54, 30], '#fbf9f3') +
      ellipse([84, 62], [54, 30], 'none', 'stroke="#d5d0c2" stroke-width="2"') +
      ellipse([84, 62], [20, 11], '#c7a578') +
      ellipse([84, 63], [13, 7], '#7e5f38'),
  }),
  sponge: (): Pack => ({
    picture:
      path('M16 96L44 66H184L160 96z', '#ffe27a') +
      path('M160 96L184 66V116L160 150z', '#d9a91c') +
      path('M16 96H160V128H16z', '#f4c531') +
      path('M16 128H160V150H16z', '#2f7d4f') +
      path('M160 128L184 98V116L160 150z', '#1f5c39') +
      [34, 62, 90, 118, 144].map((x, at) => circle(x, 106 + (at % 2) * 12, 5, '#d9a91c')).join('') +
      [66, 100, 136, 160]
        .map((x, at) => ellipse([x, 76 + (at % 2) * 8], [6, 3], '#e0b93a'))
        .join(''),
  }),
  broom: (): Pack => ({
    picture:
      line('M164 14L104 96', WOOD, 11) +
      path('M92 84L118 106Q104 150 70 190Q40 192 14 168Q60 132 92 84z', '#d9b55f') +
      line('M88 112Q60 156 34 176M98 116Q80 160 52 186M106 116Q92 150 74 184', '#b08d3a', 3) +
      line('M86 92L112 114M80 102L104 122', '#c0392b', 6),
  }),
  bucket: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M38 62Q100 -34 162 62', 'none', 'stroke="#9aa39f" stroke-width="6"') +
      path('M30 62H170L152 178Q150 188 138 188H62Q50 188 48 178z', base) +
      ellipse([100, 62], [70, 16], dark) +
      line('M38 92Q100 108 162 92', dark, 4) +
      shadow('M150 62H170L152 178Q150 188 138 188H128Q144 130 150 62z'),
  }),
  bulb: (): Pack => ({
    picture:
      path(
        'M100 12C144 12 166 44 160 80C156 106 136 114 132 138H68C64 114 44 106 40 80C34 44 56 12 100 12z',
        '#fdf4cf',
      ) +
      path(
        'M100 12C144 12 166 44 160 80C156 106 136 114 132 138H112Q144 80 100 12z',
        '#f3dc8a',
        'opacity=".7"',
      ) +
      path('M66 136H134L128 164H72z', '#e9ece9') +
      rect(box(78, 164, 44, 22), '#9aa39f', 3) +
      line('M80 171h40M80 178h40', '#6f7874', 2) +
      circle(72, 176, 4, '#6f7874') +
      circle(128, 176, 4, '#6f7874'),
  }),
  battery: ({ base, dark }: Shades): Pack => ({
    picture: [0, 1]
      .map((at) =>
        [
          rect(box(60 + at * 60, 20, 20, 12), '#aeb7b3', 2),
          rect(box(48 + at * 60, 30, 44, 156), base, 6),
          rect(box(48 + at * 60, 30, 44, 44), dark, 6),
          line(`M${70 + at * 60} 44v16M${62 + at * 60} 52h16`, '#fff', 4),
          rect(box(54 + at * 60, 80, 6, 98), '#fff', 3, 'opacity=".35"'),
        ].join(''),
      )
      .join(''),
  }),
  candles: (): Pack => ({
    picture: [0, 1, 2]
      .map((at) => {
        const x = 34 + at * 48;
        const y = [78, 58, 92][at] ?? 70;
        return (
          path(`M${x + 18} ${y - 46}q16 22 0 36q-16-14 0-36z`, '#f6a623') +
          path(`M${x + 18} ${y - 30}q8 12 0 20q-8-8 0-20z`, '#fff1b8') +
          line(`M${x + 18} ${y - 8}v10`, '#4a4a4a', 3) +
          rect(box(x, y, 36, 186 - y), '#f4f0e2', 5) +
          rect(box(x + 24, y, 12, 186 - y), '#000', 5, 'opacity=".08"')
        );
      })
      .join(''),
  }),
  diya: (): Pack => ({
    picture:
      path('M128 24q26 36 2 62q-28-22-2-62z', '#f6a623') +
      path('M130 52q12 18 0 32q-14-12 0-32z', '#fff1b8') +
      line('M128 84L112 102', '#5d4630', 5) +
      path('M22 98Q100 82 178 90Q176 98 172 104Q154 164 98 166Q40 162 22 98z', '#b8623a') +
      ellipse([100, 98], [72, 14], '#8d4526') +
      ellipse([94, 100], [54, 9], '#d9a441') +
      path('M72 160H126L134 176H64z', '#8d4526'),
  }),
  toothbrush: ({ base, dark }: Shades): Pack => ({
    picture: [0, 1]
      .map((at) =>
        turned(
          40,
          [100, 100],
          rect(box(74 + at * 36, 8, 14, 184), at ? base : dark, 7) +
            rect(box(60 + at * 36, 14, 16, 46), '#f7f9f8', 3) +
            line(
              `M${62 + at * 36} 22h12M${62 + at * 36} 30h12M${62 + at * 36} 38h12M${62 + at * 36} 46h12`,
              '#9fd0e6',
              2,
            ),
        ),
      )
      .join(''),
  }),
  tote: ({ base, dark }: Shades): Pack => ({
    picture:
      path('M66 72V52Q66 14 100 14Q134 14 134 52V72', 'none', `stroke="${dark}" stroke-width="9"`) +
      path('M34 66H166L176 188H24z', base) +
      shadow('M150 66H166L176 188H150z'),
    label: box(50, 88, 100, 78),
  }),
  cone: (): Pack => ({
    picture:
      path('M56 92L100 192L144 92z', '#dca759') +
      line('M70 96L112 164M92 96L122 140M130 96L88 164M108 96L78 140', '#b57f35', 3) +
      circle(100, 64, 46, '#fbf0d0') +
      path(
        'M50 84Q46 98 60 102Q74 108 84 98Q96 110 110 98Q122 108 136 102Q152 98 150 84Q130 60 100 62Q70 60 50 84z',
        '#f3e2b0',
      ) +
      path('M66 44Q80 24 106 26Q84 34 76 56Q66 58 66 44z', '#fff', 'opacity=".5"'),
  }),
  doughnut: (): Pack => ({
    picture:
      ellipse([100, 110], [80, 66], '#d79a55') +
      path(
        'M22 98Q22 42 100 42Q178 42 178 98Q168 124 146 118Q132 134 114 126Q96 140 78 128Q58 132 48 118Q28 118 22 98z',
        '#5b3320',
      ) +
      ellipse([100, 92], [26, 16], '#c08344') +
      ellipse([100, 90], [26, 13], '#fbfaf6') +
      line('M56 76l8 6M84 60l8-4M118 60l8 4M142 78l6-6M136 104l8 4M60 102l8-4', '#f6b8c6', 5),
  }),
} as const satisfies Record<string, (shades: Shades) => Pack>;

/** The name of an illustration of a pack. */
export type PackShape = keyof typeof PACK_SHAPES;
