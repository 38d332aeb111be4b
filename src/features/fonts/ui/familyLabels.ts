import { __, _n, sprintf } from '@wordpress/i18n';
import type { Result } from '@/kernel/result';
import { messageFor } from '@/ui/messages';
import type { FontFace } from '../model/family';
import type { Report } from './LibraryNotice';

/** The number of a family's active variants. */
export const activeLabel = ( {
	count,
	all,
}: {
	readonly count: number;
	readonly all: number;
} ): string =>
	sprintf(
		/* translators: 1: number of active variants of a font, 2: number of all its variants. */
		__( '%1$d/%2$d variants active', 'atelier' ),
		count,
		all
	);

/** The number of a family's variants; empty for a system font, whose variants are unknown. */
export const variantLabel = ( count: number ): string =>
	count === 0
		? ''
		: sprintf(
				/* translators: %d: number of variants of a font, such as bold and italic. */
				_n( '%d variant', '%d variants', count, 'atelier' ),
				count
			);

const WEIGHT_NAMES: Readonly< Record< string, () => string > > = {
	100: () => __( 'Thin', 'atelier' ),
	200: () => __( 'Extra-light', 'atelier' ),
	300: () => __( 'Light', 'atelier' ),
	400: () => __( 'Normal', 'atelier' ),
	500: () => __( 'Medium', 'atelier' ),
	600: () => __( 'Semi-bold', 'atelier' ),
	700: () => __( 'Bold', 'atelier' ),
	800: () => __( 'Extra-bold', 'atelier' ),
	900: () => __( 'Black', 'atelier' ),
};

/** The label of a variant in its family; a variable font by its range of weights. */
export function variantName( {
	style,
	weight,
	stretch = '100%',
}: Pick< FontFace, 'style' | 'weight' > &
	Partial< Pick< FontFace, 'stretch' > > ): string {
	const weightName = WEIGHT_NAMES[ weight ]?.() ?? weight;
	const name =
		stretch === '100%'
			? weightName
			: /* translators: 1: the weight of a font, such as "Bold", 2: the width of its letters, such as "75%". */
				sprintf(
					__( '%1$s (width %2$s)', 'atelier' ),
					weightName,
					stretch
				);
	switch ( style ) {
		case 'normal':
			return name;
		case 'italic':
			/* translators: %s: the weight of a font, such as "Bold". */
			return sprintf( __( '%s Italic', 'atelier' ), name );
		case 'oblique':
			/* translators: %s: the weight of a font, such as "Bold". */
			return sprintf( __( '%s Oblique', 'atelier' ), name );
		default:
			return `${ name } ${ style }`;
	}
}

/** The notice about an update of the fonts. */
export const updateReport = ( result: Result< void > ): Report =>
	result.ok
		? {
				kind: 'success',
				text: __( 'Font family updated successfully.', 'atelier' ),
			}
		: {
				kind: 'error',
				text: sprintf(
					/* translators: %s: error message. */
					__(
						'There was an error updating the font family. %s',
						'atelier'
					),
					messageFor( result.error )
				),
			};

/** The notice about a deletion on the server. */
export const removalReport = ( result: Result< void > ): Report =>
	result.ok
		? {
				kind: 'success',
				text: __( 'Font family uninstalled successfully.', 'atelier' ),
			}
		: {
				kind: 'error',
				text: `${ __(
					'There was an error uninstalling the font family.',
					'atelier'
				) } ${ messageFor( result.error ) }`,
			};
