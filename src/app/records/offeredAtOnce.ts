/** Commands of this context are offered before anything has been typed. */
export const OFFERED_AT_ONCE = 'root';
