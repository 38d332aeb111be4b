import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { isRecord, rawText, stringOr } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt } from '../../../platform/failure';
import { untilIdle } from '../../../platform/idle';
import type { EntityRecord } from '../../documents/index.model';
import {
	designsFor,
	partIdOf,
	patternNameOf,
	type Design,
} from '../model/designs';

/** Without their content, of which there is a megabyte in some themes. */
const PATTERNS =
	'/wp/v2/block-patterns/patterns?_fields=name,title,keywords,categories,viewport_width,inserter,block_types,template_types';

/** Where they are stored is where their content comes from once one is chosen. */
const PARTS = '/wp/v2/template-parts?_fields=id,title,area,modified';

/** How long, in milliseconds, everything else in the editor comes first. */
const PATIENCE = 3000;

/** Patterns are registered by code: they stay the same as long as the page is open. */
let patterns: readonly unknown[] | null = null;

const NOTHING: readonly unknown[] = [];

/** Other designs of a template or template part; empty until they are known, which has time. */
export function useDesigns( {
	type,
	id,
	slug,
	area,
}: EntityRecord ): readonly Design[] {
	const [ known, setKnown ] = useState( {
		patterns: patterns ?? NOTHING,
		parts: NOTHING,
	} );
	useEffect( () => {
		const gone = new AbortController();
		const isGone = () => gone.signal.aborted;
		const load = async () => {
			await untilIdle( PATIENCE );
			if ( isGone() ) {
				return;
			}
			const [ allPatterns, parts ] = await Promise.all( [
				loadPatterns(),
				type === 'wp_template_part' ? listAt( PARTS ) : NOTHING,
			] );
			if ( ! isGone() ) {
				setKnown( { patterns: allPatterns, parts: parts ?? NOTHING } );
			}
		};
		void load();
		return () => gone.abort();
	}, [ type ] );
	return useMemo(
		() =>
			designsFor(
				{ type, slug: stringOr( slug ), area: stringOr( area ) },
				String( id ),
				known.patterns,
				known.parts
			).map( ( design ) => ( {
				...design,
				title: decodeEntities( design.title ),
			} ) ),
		[ type, id, slug, area, known ]
	);
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
				? await contentOfPart( partIdOf( design ) ?? '' )
				: await contentOfPattern( pattern );
		return content === '' ? fail( { code: 'missing' } ) : ok( content );
	} );

async function contentOfPart( id: string ): Promise< string > {
	const part: unknown = await apiFetch( {
		path: `/wp/v2/template-parts/${ id }?context=edit&_fields=content`,
	} );
	return isRecord( part ) ? rawText( part.content ) : '';
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
