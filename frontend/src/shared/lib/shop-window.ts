/** The window that the shop is shown in. */
export const shopWindow = {
  /** Sends it to an address of somebody else, in place of this page: there is no way back to it. */
  leaveFor(url: string): void {
    window.location.replace(url);
  },
};
