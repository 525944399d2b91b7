const whileBusyMs = 50;

/** Does something when the browser has nothing else to do; soon, where it does not say so, as Safari does not. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, whileBusyMs);
};
