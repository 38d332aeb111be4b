import apiFetch from '@wordpress/api-fetch';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt, toAppError } from '@/platform/failure';
import {
	parseDoc,
	withPrintableReferences,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import { groupOf, type Variation } from '../model/variation';

/* Not core-data records: saved variations are neither unsaved changes of the site nor undo steps. */
const OWN = '/atelier/v1/style-variations';

/** The variations of a theme. Several can have the same title. */
export function fetchThemeVariations(
	stylesheet: string
): Promise< Result< readonly Variation[] > > {
	return attempt( async () => {
		const answer = await apiFetch( {
			path: `/wp/v2/global-styles/themes/${ stylesheet }/variations`,
		} );
		return ok(
			listIn( answer )
				.filter( isRecord )
				.map( ( raw, at ): Variation => {
					const doc = withPrintableReferences( parseDoc( raw ) );
					return {
						id: `theme-${ at }`,
						title: stringOr( raw.title ),
						description: stringOr( raw.description ),
						source: 'theme',
						group: groupOf( doc ),
						doc,
					};
				} )
		);
	} );
}

/** Whether a theme has variations, without requesting their content. */
export function hasThemeVariations(
	stylesheet: string
): Promise< Result< boolean > > {
	return attempt( async () => {
		const answer = await apiFetch( {
			path: `/wp/v2/global-styles/themes/${ stylesheet }/variations?_fields=title`,
		} );
		return ok( listIn( answer ).some( isRecord ) );
	} );
}

/** The saved variations of this site, oldest first. */
export function fetchOwnVariations(): Promise<
	Result< readonly Variation[] >
> {
	return attempt( async () => {
		const answer = await apiFetch( { path: OWN } );
		return ok(
			listIn( answer )
				.map( parseOwn )
				.filter( ( variation ) => variation !== null )
		);
	} );
}

/** Saves a style variation. */
export function postVariation(
	title: string,
	doc: StylesDoc
): Promise< Result< Variation > > {
	return attempt( async () => {
		const variation = parseOwn(
			await apiFetch( {
				path: OWN,
				method: 'POST',
				data: { title, content: JSON.stringify( doc ) },
			} )
		);
		return variation ? ok( variation ) : fail( { code: 'malformed' } );
	} );
}

/** Renames a saved variation. */
export function putTitle(
	id: string,
	title: string
): Promise< Result< void > > {
	return attempt( async () => {
		await apiFetch( {
			path: `${ OWN }/${ id }`,
			method: 'POST',
			data: { title },
		} );
		return ok( undefined );
	} );
}

/** Deletes a saved variation permanently. A missing one counts as deleted. */
export async function deleteVariation( id: string ): Promise< Result< void > > {
	try {
		await apiFetch( { path: `${ OWN }/${ id }`, method: 'DELETE' } );
		return ok( undefined );
	} catch ( raw ) {
		const error = toAppError( raw );
		return error.code === 'missing' ? ok( undefined ) : fail( error );
	}
}

function parseOwn( raw: unknown ): Variation | null {
	if ( ! isRecord( raw ) || typeof raw.id !== 'number' ) {
		return null;
	}
	return {
		id: String( raw.id ),
		title: stringOr( raw.title ),
		source: 'own',
		// A saved variation covers all styles, whatever it sets.
		group: 'all',
		doc: withPrintableReferences( parseDoc( raw ) ),
	};
}

/** WordPress sends lists as objects if a plugin has removed entries. */
const listIn = ( answer: unknown ): readonly unknown[] =>
	Array.isArray( answer )
		? answer
		: isRecord( answer )
			? Object.values( answer )
			: [];
