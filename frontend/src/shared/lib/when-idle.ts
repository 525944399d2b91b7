const whileBusyMs = 50;

/** Runs a function when the browser is idle, or soon in browsers that cannot tell, such as Safari. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, whileBusyMs);
};
