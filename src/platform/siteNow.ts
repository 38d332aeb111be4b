import { boot } from './boot';

/** The server's time, which decides what is in the past, and dates what is saved: many a browser's clock is wrong. */
export const siteNow = (): Date => new Date( atSiteClock( Date.now() ) );

/** What the server's clock said at a time of the browser's, in milliseconds. */
export const atSiteClock = ( time: number ): number => time - boot().clockAhead;
