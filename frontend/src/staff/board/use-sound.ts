import { useState } from 'react';

import { playChime } from './chime';

const key = 'board-sound';

/** Whether new orders are heard on this device: off until somebody turns it on. */
export function useSound() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(key) === 'on');
  const toggle = () => {
    if (isOn) localStorage.removeItem(key);
    else {
      localStorage.setItem(key, 'on');
      // How it sounds; and the browser allows sound from now on.
      playChime();
    }
    setIsOn(!isOn);
  };
  return { isOn, toggle };
}
