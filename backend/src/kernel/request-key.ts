/** What a client chooses for one request that it may have to send again. */
export const REQUEST_KEY = /^[\w-]{8,100}$/;
