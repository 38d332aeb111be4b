import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { isRecord } from '@/kernel/guards';
import { toAppError } from '@/platform/failure';
import type { ChangedRecord } from '@/features/documents/index.model';
import { routeOf } from '@/features/documents/index.records';
import { homepageProblem, isAboutHomepage } from '../model/homepage';
import { parseSite } from '../model/site';
import { homepageMessage, lostPageMessage } from './homepageMessages';
import { ARGS } from '../model/siteRecord';

/**
 * The problem with the chosen homepage; null if it can be saved. WordPress accepts any number as a page, and would then
 * show another page on the front end.
 */
export async function checkHomepage( {
	property,
}: ChangedRecord ): Promise< string | null > {
	const edited = select( coreStore ).getEditedEntityRecord( ...ARGS );
	if ( ! isAboutHomepage( property ) || ! edited ) {
		return null;
	}
	const site = parseSite( edited );
	const problem = homepageProblem( site );
	if ( problem ) {
		return homepageMessage( problem );
	}
	const pages = site.hasStaticHomepage
		? [ site.homepage, site.postsPage ].filter( ( id ) => id > 0 )
		: [];
	const arePublished = await Promise.all( pages.map( isPublished ) );
	return arePublished.includes( false ) ? lostPageMessage() : null;
}

/** If that is unknown, saving reports the problem. */
async function isPublished( id: number ): Promise< boolean > {
	try {
		const page = await apiFetch( {
			path: `${ routeOf( 'page' ) ?? '/wp/v2/pages' }/${ id }?context=edit&_fields=status&_=${ Date.now() }`,
		} );
		return isRecord( page ) && page.status === 'publish';
	} catch ( raw ) {
		return toAppError( raw ).code !== 'missing';
	}
}
