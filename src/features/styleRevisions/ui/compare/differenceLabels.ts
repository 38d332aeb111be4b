import { __, sprintf } from '@wordpress/i18n';
import {
	type DifferenceSubject,
	type Difference,
	type ComparedSide,
	mergeLayers,
	type StylesDoc,
	resolveValue,
	getIn,
} from '@/features/globalStyles/index.model';
import {
	presetListLabel,
	styleLabel,
	locationNames,
} from '@/features/globalStyles/index.records';

/** The length at which a long value, such as CSS, is cut. */
const LONGEST = 2000;

/** Both compared documents, and the base layer below them. */
export interface Compared {
	readonly base: StylesDoc;
	readonly before: StylesDoc;
	readonly after: StylesDoc;
}

/** The path of a difference, without the subject in the heading above it. */
export function differencePath(
	{ part, keys }: Difference,
	{ kind }: DifferenceSubject
): string {
	const names = locationNames( [ part, ...keys ] );
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

/** The label of a value on one side. */
export interface ValueLabels {
	readonly text: string;
	/** CSS for a color or gradient; empty for other values. */
	readonly paint: string;
}

/** The label of the value on one side; without a user value, the theme's. */
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

/** Colors and gradients also have a swatch. */
function paintOf( value: unknown ): string {
	if ( typeof value !== 'string' ) {
		return '';
	}
	const isColor = CSS.supports( 'color', value );
	return isColor || /^[a-z-]+-gradient\(/.test( value ) ? value : '';
}

/** The changes of a preset list as sentences; null if the difference isn't in one. */
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
