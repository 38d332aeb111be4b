/** Commands of this context are listed before the user types. */
export const OFFERED_AT_ONCE = 'root';
