import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { Stepper } from './stepper';

function OfEight() {
  const [value, setValue] = useState(2);
  return (
    <Stepper label="Quantity" itemName="Onion" min={1} max={8} {...{ value, onChange: setValue }} />
  );
}

it.each([
  ['5', 5],
  ['12', 8],
  ['99999', 8],
  ['0', 2],
])('makes a typed %s a quantity that there is', async (typed, value) => {
  render(<OfEight />);
  const input = screen.getByRole('spinbutton', { name: 'Quantity' });
  const user = userEvent.setup();
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(input).toHaveValue(value);
});
