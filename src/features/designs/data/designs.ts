import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { createAnswers } from '@/kernel/answers';
import { isRecord, rawText, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { untilIdle } from '@/platform/idle';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import { useEditedField } from '@/features/documents/index.records';
import {
	blockIdOf,
	designsFor,
	designsOfKind,
	numbers,
	partIdOf,
	patternNameOf,
	type Design,
} from '../model/designs';

/** Without content, which is a megabyte in some themes. */
const PATTERNS =
	'/wp/v2/block-patterns/patterns?_fields=name,title,keywords,categories,viewport_width,inserter,block_types,template_types';

/** Content is fetched for the chosen one only. */
const PARTS = '/wp/v2/template-parts?_fields=id,title,area,modified';

/** The user's patterns. Limited to one page of categories and patterns. */
const CATEGORIES = '/wp/v2/wp_pattern_category?per_page=100&_fields=id,slug';
const BLOCKS =
	'/wp/v2/blocks?per_page=100&_fields=id,title,modified,wp_pattern_category';

/** The delay before loading designs if the browser is busy, in milliseconds. */
const PATIENCE = 3000;

/** Patterns are registered in code: they don't change while the page is open. */
const patterns = createAnswers( { request: listAt, limit: 1 } );

const NOTHING: readonly unknown[] = [];
const NO_TERMS: readonly number[] = [];

/** Other designs for a template or template part; empty until they have loaded, when the browser is idle. */
export function useDesigns( {
	type,
	id,
	slug,
	area,
}: EntityRecord ): readonly Design[] {
	const known = useWhenIdle(
		useCallback(
			async () => ( {
				patterns: await loadPatterns(),
				parts:
					type === 'wp_template_part'
						? orNothing( await listAt( PARTS ) )
						: NOTHING,
			} ),
			[ type ]
		)
	);
	return useMemo(
		() =>
			readable(
				known
					? designsFor(
							{
								type,
								slug: stringOr( slug ),
								area: stringOr( area ),
							},
							String( id ),
							known.patterns,
							known.parts
						)
					: []
			),
		[ type, id, slug, area, known ]
	);
}

/** Other patterns in the categories of a user pattern; empty until they have loaded. */
export function usePatternDesigns( document: DocumentRef ): readonly Design[] {
	const [ edited ] = useEditedField( document, 'wp_pattern_category' );
	const terms = useMemo( () => numbers( edited ), [ edited ] );
	const key = terms.join( ',' );
	const known = useWhenIdle(
		useCallback( async () => {
			if ( key === '' ) {
				return null;
			}
			const [ registered, categories, others ] = await Promise.all( [
				loadPatterns(),
				listAt( `${ CATEGORIES }&include=${ key }` ),
				listAt( `${ BLOCKS }&wp_pattern_category=${ key }` ),
			] );
			return {
				registered,
				categories: orNothing( categories ),
				others: orNothing( others ),
			};
		}, [ key ] )
	);
	return useMemo(
		() =>
			readable(
				designsOfKind(
					{ id: document.id, terms: known ? terms : NO_TERMS },
					known?.registered ?? NOTHING,
					known?.categories ?? NOTHING,
					known?.others ?? NOTHING
				)
			),
		[ document.id, terms, known ]
	);
}

const readable = ( designs: readonly Design[] ): readonly Design[] =>
	designs.map( ( design ) => ( {
		...design,
		title: decodeEntities( design.title ),
	} ) );

/** The result of a load that starts when the browser is idle; null before. */
function useWhenIdle< Value >( load: () => Promise< Value > ): Value | null {
	const [ loaded, setLoaded ] = useState< Value | null >( null );
	useEffect( () => {
		const gone = new AbortController();
		const isGone = () => gone.signal.aborted;
		const begin = async () => {
			await untilIdle( PATIENCE );
			if ( isGone() ) {
				return;
			}
			const value = await load();
			if ( ! isGone() ) {
				setLoaded( value );
			}
		};
		void begin();
		return () => gone.abort();
	}, [ load ] );
	return loaded;
}

const loadPatterns = async (): Promise< readonly unknown[] > =>
	orNothing( await patterns.load( PATTERNS ) );

/** The editor works without other designs. */
const orNothing = (
	result: Result< readonly unknown[] >
): readonly unknown[] => ( result.ok ? result.value : NOTHING );

function listAt( path: string ): Promise< Result< readonly unknown[] > > {
	return attempt( async () => {
		const answer: unknown = await apiFetch( { path } );
		return Array.isArray( answer )
			? ok( answer as readonly unknown[] )
			: fail( { code: 'malformed' } );
	} );
}

/** The serialized blocks of a design. */
export const contentOfDesign = (
	design: Design
): Promise< Result< string > > =>
	attempt( async () => {
		const pattern = patternNameOf( design );
		const content =
			pattern === null
				? await contentAt( storedAt( design ) )
				: await contentOfPattern( pattern );
		return content === '' ? fail( { code: 'missing' } ) : ok( content );
	} );

/** The REST path of a stored design. */
function storedAt( design: Design ): string {
	const block = blockIdOf( design );
	return block === null
		? `/wp/v2/template-parts/${ partIdOf( design ) ?? '' }`
		: `/wp/v2/blocks/${ block }`;
}

async function contentAt( path: string ): Promise< string > {
	const found: unknown = await apiFetch( {
		path: `${ path }?context=edit&_fields=content`,
	} );
	return isRecord( found ) ? rawText( found.content ) : '';
}

async function contentOfPattern( name: string ): Promise< string > {
	// REST has no route for a single pattern; the inserter needs all of them too.
	const all = await resolve( coreStore ).getBlockPatterns();
	const found = all
		?.filter( isRecord )
		.find( ( pattern ) => pattern.name === name );
	return stringOr( found?.content );
}

/** The function's type doesn't know the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getBlockPatterns(): Promise< readonly unknown[] | undefined >;
};
