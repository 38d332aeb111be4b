import type { CharacterRange } from './facts';
import { viewOf } from './tables';

const LAST_CHARACTER = 0x10ffff;

/** The characters of a font, from its table `cmap`. Throws a RangeError if the table is too short. */
export function readCharacters( cmap: Uint8Array ): readonly CharacterRange[] {
	const view = viewOf( cmap );
	const best = subtablesOf( view ).sort(
		( one, other ) => other.rank - one.rank
	)[ 0 ];
	return best ? merge( READERS[ best.format ]( view, best.offset ) ) : [];
}

type Reader = ( view: DataView, at: number ) => Iterable< CharacterRange >;
type Format = 4 | 6 | 12 | 13;

const READERS: Record< Format, Reader > = {
	4: readSegments,
	6: readRun,
	12: readGroups,
	13: readGroups,
};

const isFormat = ( format: number ): format is Format => format in READERS;

/** Unicode encodings, the most complete last. */
const ENCODINGS: readonly string[] = [
	'3 0',
	'0 0',
	'0 1',
	'0 2',
	'0 3',
	'3 1',
	'0 6',
	'0 4',
	'3 10',
];

interface Subtable {
	readonly rank: number;
	readonly format: Format;
	readonly offset: number;
}

function subtablesOf( view: DataView ): Subtable[] {
	const found: Subtable[] = [];
	for ( let index = 0; index < view.getUint16( 2 ); index++ ) {
		const at = 4 + index * 8;
		const rank = ENCODINGS.indexOf(
			`${ view.getUint16( at ) } ${ view.getUint16( at + 2 ) }`
		);
		const offset = view.getUint32( at + 4 );
		if ( rank >= 0 ) {
			const format = view.getUint16( offset );
			if ( isFormat( format ) ) {
				found.push( { rank, format, offset } );
			}
		}
	}
	return found;
}

/** Skips segments that aren't in order, which could otherwise repeat the same characters many times. */
function* readSegments(
	view: DataView,
	at: number
): Iterable< CharacterRange > {
	const size = view.getUint16( at + 6 );
	const ends = at + 14;
	const starts = ends + size + 2;
	const offsets = starts + size * 2;
	let free = 0;
	for ( let index = 0; index < size; index += 2 ) {
		const last = view.getUint16( ends + index );
		const first = view.getUint16( starts + index );
		const offset = view.getUint16( offsets + index );
		if ( first < free || last < first || first === 0xffff ) {
			continue;
		}
		free = last + 1;
		if ( offset === 0 ) {
			yield [ first, last ];
			continue;
		}
		// Single characters of a segment can lack a glyph.
		for ( let character = first; character <= last; character++ ) {
			const glyph = offsets + index + offset + ( character - first ) * 2;
			if ( view.getUint16( glyph ) !== 0 ) {
				yield [ character, character ];
			}
		}
	}
}

function* readRun( view: DataView, at: number ): Iterable< CharacterRange > {
	const first = view.getUint16( at + 6 );
	for ( let index = 0; index < view.getUint16( at + 8 ); index++ ) {
		if ( view.getUint16( at + 10 + index * 2 ) !== 0 ) {
			yield [ first + index, first + index ];
		}
	}
}

function* readGroups( view: DataView, at: number ): Iterable< CharacterRange > {
	const count = view.getUint32( at + 12 );
	let free = 0;
	for ( let index = 0; index < count; index++ ) {
		const group = at + 16 + index * 12;
		const first = view.getUint32( group );
		const last = view.getUint32( group + 4 );
		if ( first < free || last < first || last > LAST_CHARACTER ) {
			continue;
		}
		free = last + 1;
		yield [ first, last ];
	}
}

/** Joins adjacent ranges of a sorted list. */
function merge( ranges: Iterable< CharacterRange > ): CharacterRange[] {
	const merged: CharacterRange[] = [];
	for ( const [ first, last ] of ranges ) {
		const before = merged[ merged.length - 1 ];
		if ( before && before[ 1 ] + 1 === first ) {
			merged[ merged.length - 1 ] = [ before[ 0 ], last ];
		} else {
			merged.push( [ first, last ] );
		}
	}
	return merged;
}
