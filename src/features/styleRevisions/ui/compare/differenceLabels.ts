import { __, sprintf } from '@wordpress/i18n';
import {
	type Subject,
	type Difference,
	type ComparedSide,
	mergeLayers,
	type StylesDoc,
	resolveValue,
	getIn,
} from '../../../globalStyles/index.model';
import {
	presetListLabel,
	styleLabel,
	placeNames,
} from '../../../globalStyles/index.records';

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
	const names = placeNames( [ part, ...keys ] );
	return [
		...( kind === 'block' && part === 'settings'
			? [ __( 'Settings', 'atelier' ) ]
			: [] ),
		...( kind === 'area' ? names : names.slice( 1 ) ),
	].join( ' › ' );
}

const OTHER = { before: 'after', after: 'before' } as const satisfies Record<
	ComparedSide,
	ComparedSide
>;

/** One side of a difference. */
export interface ValueLabels {
	readonly text: string;
	/** As CSS where it is a color or a gradient; empty for anything else. */
	readonly paint: string;
}

/** The value on one side; where users have not set any, the theme's. */
export function valueLabelsOf(
	difference: Difference,
	side: ComparedSide,
	{ base, [ side ]: user }: Compared
): ValueLabels {
	const { part, keys, [ side ]: own } = difference;
	const merged = mergeLayers( { base, user } );
	const theme = getIn( base[ part ], keys );
	const value = own ?? theme;
	const text = styleLabel( value, {
		doc: merged,
		block: keys[ 0 ] === 'blocks' ? keys[ 1 ] : undefined,
		length: LONGEST,
		unlike: difference[ OTHER[ side ] ] ?? theme,
	} );
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

/** Colours and gradients have a swatch, too. */
function paintOf( value: unknown ): string {
	if ( typeof value !== 'string' ) {
		return '';
	}
	const isColor = CSS.supports( 'color', value );
	return isColor || /^[a-z-]+-gradient\(/.test( value ) ? value : '';
}

/** What became of a list of presets, as sentences; null where the difference is about none. */
export const listLabel = (
	{ part, keys, before, after }: Difference,
	{ base }: Compared
): readonly string[] | null => {
	const theme = getIn( base[ part ], keys );
	return presetListLabel(
		[ part, ...keys ],
		before ?? theme,
		after ?? theme
	);
};
