/** The browser window of the shop. */
export const shopWindow = {
  /** Replaces this page with an external address; going back does not return to it. */
  leaveFor(url: string): void {
    window.location.replace(url);
  },
};
