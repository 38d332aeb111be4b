/** core-data has the site's settings as a single record without an id. */
export const ARGS = [ 'root', 'site' ] as const;
