/** The key that a client chooses for a request it may need to retry. */
export const REQUEST_KEY = /^[\w-]{8,100}$/;
