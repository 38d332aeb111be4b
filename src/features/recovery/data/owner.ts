import { boot } from '../../../platform/boot';

/** Whose unsaved changes are kept and offered: a user of a site. Several sites may share an address's storage. */
export function owner(): string {
	const { pageUrl, site, user } = boot();
	return [ pageUrl, site.id, user.id ].join( ' ' );
}
