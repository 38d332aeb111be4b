import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { isRecord, rawText, stringOr } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt } from '../../../platform/failure';
import { untilIdle } from '../../../platform/idle';
import type { DocumentRef, EntityRecord } from '../../documents/index.model';
import { useEditedField } from '../../documents/index.records';
import {
	blockIdOf,
	designsFor,
	designsOfKind,
	numbers,
	partIdOf,
	patternNameOf,
	type Design,
} from '../model/designs';

/** Without their content, of which there is a megabyte in some themes. */
const PATTERNS =
	'/wp/v2/block-patterns/patterns?_fields=name,title,keywords,categories,viewport_width,inserter,block_types,template_types';

/** Where they are stored is where their content comes from once one is chosen. */
const PARTS = '/wp/v2/template-parts?_fields=id,title,area,modified';

/** The user's patterns; those of more than a hundred categories or patterns are not sought among the rest. */
const CATEGORIES = '/wp/v2/wp_pattern_category?per_page=100&_fields=id,slug';
const BLOCKS =
	'/wp/v2/blocks?per_page=100&_fields=id,title,modified,wp_pattern_category';

/** How long, in milliseconds, everything else in the editor comes first. */
const PATIENCE = 3000;

/** Patterns are registered by code: they stay the same as long as the page is open. */
let patterns: readonly unknown[] | null = null;

const NOTHING: readonly unknown[] = [];
const NO_TERMS: readonly number[] = [];

/** Other designs of a template or template part; empty until they are known, which has time. */
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
						? ( ( await listAt( PARTS ) ) ?? NOTHING )
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

/** Other patterns of the categories that a user's pattern is in; empty until they are known. */
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
			return { registered, categories, others };
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

/** What is loaded once there is time for it; null before. */
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

async function loadPatterns(): Promise< readonly unknown[] > {
	patterns ??= await listAt( PATTERNS );
	return patterns ?? NOTHING;
}

/** Null where the server has no answer: a document without other designs is still a document. */
async function listAt( path: string ): Promise< readonly unknown[] | null > {
	try {
		const answer: unknown = await apiFetch( { path } );
		return Array.isArray( answer ) ? answer : null;
	} catch {
		return null;
	}
}

/** The blocks of a design, as text. */
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

/** Where REST has a stored design. */
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
	// REST has no single patterns; the inserter of the editor needs all of them as well.
	const all = await resolve( coreStore ).getBlockPatterns();
	const found = all
		?.filter( isRecord )
		.find( ( pattern ) => pattern.name === name );
	return stringOr( found?.content );
}

/** Its type says nothing about the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getBlockPatterns(): Promise< readonly unknown[] | undefined >;
};
