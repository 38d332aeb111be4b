import { __, sprintf } from '@wordpress/i18n';
import type { Subject } from '../../model/changes';
import type { Difference, Side } from '../../model/differences';
import { mergeLayers, type StylesDoc } from '../../model/doc';
import { listChanges } from '../../model/listChanges';
import { resolveValue } from '../../model/references';
import { getIn } from '../../model/tree';
import { placeWords, styleWords } from '../changeWords';

/** How much of a long value, such as CSS, is told. */
const LONGEST = 2000;

/** Both documents that are compared, and what they lie on top of. */
export interface Compared {
	readonly base: StylesDoc;
	readonly before: StylesDoc;
	readonly after: StylesDoc;
}

/** Where a difference is, below a heading that says what it is about. */
export function differencePlace(
	{ part, keys }: Difference,
	{ kind }: Subject
): string {
	const names = placeWords( keys );
	return [
		...( kind === 'block' && part === 'settings'
			? [ __( 'Settings', 'atelier' ) ]
			: [] ),
		...( kind === 'area' ? names : names.slice( 1 ) ),
	].join( ' › ' );
}

/** One side of a difference. */
export interface ValueWords {
	readonly text: string;
	/** As CSS where it is a color or a gradient; empty for anything else. */
	readonly paint: string;
}

/** What is on one side; what users have not set is the theme's. */
export function valueWordsOf(
	difference: Difference,
	side: Side,
	{ base, [ side ]: user }: Compared
): ValueWords {
	const { part, keys, [ side ]: own } = difference;
	const merged = mergeLayers( { base, user } );
	const theme = getIn( base[ part ], keys );
	const value = own ?? theme;
	const text = styleWords( value, merged, LONGEST );
	return {
		text:
			own === undefined && theme !== undefined
				? sprintf(
						/* translators: %s: a value of the styles. */
						__( '%s (theme)', 'atelier' ),
						text
					)
				: text,
		paint: paintOf( resolveValue( merged, value ) ),
	};
}

/** Colours and gradients are told by what they look like too. */
function paintOf( value: unknown ): string {
	if ( typeof value !== 'string' ) {
		return '';
	}
	const isColor = CSS.supports( 'color', value );
	return isColor || /^[a-z-]+-gradient\(/.test( value ) ? value : '';
}

/** What became of the entries of a list, as sentences; null where the difference is about no list. */
export function listWords( {
	before,
	after,
}: Difference ): readonly string[] | null {
	const changes = listChanges( before, after );
	return (
		changes && [
			...sentence( added(), changes.added ),
			...sentence( removed(), changes.removed ),
			...sentence( changed(), changes.changed ),
		]
	);
}

const sentence = ( words: string, names: readonly string[] ) =>
	names.length === 0 ? [] : [ sprintf( words, names.join( ', ' ) ) ];

/* translators: %s: names of presets, such as colors. */
const added = () => __( 'Added: %s', 'atelier' );
/* translators: %s: names of presets, such as colors. */
const removed = () => __( 'Removed: %s', 'atelier' );
/* translators: %s: names of presets, such as colors. */
const changed = () => __( 'Changed: %s', 'atelier' );
