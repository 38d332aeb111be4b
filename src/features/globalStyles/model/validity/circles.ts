import { isRecord } from '@/kernel/guards';
import { infixOf, kebab, listIn, type PresetKind } from '../presets';
import { storedText } from '../storedText';
import { ORIGINS } from './tables';

/** The part of a preset's CSS variable after `--wp--preset--`. */
export const variableOf = ( kind: PresetKind, slug: string ): string =>
	`${ infixOf( kind ) }--${ kebab( slug ) }`;

/** The stored presets of a kind, by origin. */
export interface StoredLists {
	readonly kind: PresetKind;
	readonly found: unknown;
}

/** The variables of presets in a circular reference, which browsers treat as invalid. */
export function circularPresets(
	stored: readonly StoredLists[]
): ReadonlySet< string > {
	const behind = new Map< string, readonly string[] >();
	for ( const { kind, found } of stored ) {
		for ( const list of listsOf( found ) ) {
			// Of presets with the same slug, the first one is effective.
			for ( const raw of [ ...list ].reverse() ) {
				if ( isRecord( raw ) ) {
					behind.set(
						variableOf( kind, storedText( raw.slug ) ),
						variablesIn( raw )
					);
				}
			}
		}
	}
	return new Set(
		[ ...behind.keys() ].filter( ( name ) => leadsTo( behind, name, name ) )
	);
}

const listsOf = ( found: unknown ): readonly ( readonly unknown[] )[] =>
	[
		listIn( found ),
		...( isRecord( found )
			? ORIGINS.map( ( origin ) => listIn( found[ origin ] ) )
			: [] ),
	].filter( ( list ) => list !== undefined );

/** The CSS variables in a preset. */
function variablesIn( raw: unknown ): readonly string[] {
	const text = JSON.stringify( raw );
	return [
		...[ ...text.matchAll( /--wp--preset--([\p{L}\p{N}_-]+)/gu ) ].map(
			( [ , name = '' ] ) => name
		),
		...[ ...text.matchAll( /var:preset\|([\w-]+)\|([^"|,)\s]+)/g ) ].map(
			( [ , infix = '', slug = '' ] ) => `${ infix }--${ kebab( slug ) }`
		),
	];
}

function leadsTo(
	behind: ReadonlyMap< string, readonly string[] >,
	from: string,
	to: string
): boolean {
	const seen = new Set< string >();
	const open = [ ...( behind.get( from ) ?? [] ) ];
	for ( let name = open.pop(); name !== undefined; name = open.pop() ) {
		if ( name === to ) {
			return true;
		}
		if ( ! seen.has( name ) ) {
			seen.add( name );
			open.push( ...( behind.get( name ) ?? [] ) );
		}
	}
	return false;
}
