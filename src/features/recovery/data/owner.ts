import { boot } from '@/platform/boot';

/** The site and user that own an entry. Several sites can share the storage of one origin. */
export function owner(): string {
	const { pageUrl, site, user } = boot();
	return [ pageUrl, site.id, user.id ].join( ' ' );
}
