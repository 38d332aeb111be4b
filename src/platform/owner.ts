import { boot } from './boot';

/** The site and user that own what the browser stores. Several sites can share the storage of one origin. */
export function owner(): string {
	const { pageUrl, site, user } = boot();
	return [ pageUrl, site.id, user.id ].join( ' ' );
}
