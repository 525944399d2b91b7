import { windowIn } from './spoken-window';

describe('a delivery window', () => {
  it.each([
    [420, 540, '7 am – 9 am', 'सुबह 7 – 9', 'सकाळी 7 – 9'],
    [660, 780, '11 am – 1 pm', 'सुबह 11 – दोपहर 1', 'सकाळी 11 – दुपारी 1'],
    [570, 720, '9:30 am – 12 pm', 'सुबह 9:30 – दोपहर 12', 'सकाळी 9:30 – दुपारी 12'],
    [1020, 1140, '5 pm – 7 pm', 'शाम 5 – 7', 'संध्याकाळी 5 – 7'],
    [1200, 1440, '8 pm – 12 am', 'रात 8 – 12', 'रात्री 8 – 12'],
  ])('from minute %i to %i is %s, %s, %s', (start, end, english, hindi, marathi) => {
    expect((['en', 'hi', 'mr'] as const).map((each) => windowIn(each, start, end))).toEqual([
      ...[english, hindi, marathi],
    ]);
  });
});
