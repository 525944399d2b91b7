import { useState } from 'react';

import { playChime } from './chime';

const key = 'board-sound';

/** Whether this device plays a sound for new orders: off until somebody turns it on. */
export function useSound() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(key) === 'on');
  const toggle = () => {
    if (isOn) localStorage.removeItem(key);
    else {
      localStorage.setItem(key, 'on');
      // Plays the sound as a sample; from now on the browser allows sound.
      playChime();
    }
    setIsOn(!isOn);
  };
  return { isOn, toggle };
}
