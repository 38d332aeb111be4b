import { useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FilesCost } from '../data/fileSizes';
import styles from './FontsCost.module.css';
import { sizeLabel } from './upload/uploadLabels';
import { useFilesCost } from './useFilesCost';
import { useFontLibrary } from './useFontLibrary';

/** The total size of all active variants for visitors. Its space is reserved. */
export function FontsCost() {
	const { active } = useFontLibrary().fonts;
	const faces = useMemo(
		() =>
			[ ...active.theme, ...active.custom ].flatMap(
				( family ) => family.faces
			),
		[ active ]
	);
	const cost = useFilesCost( faces );
	return faces.length === 0 ? null : (
		<p className={ styles.cost }>
			{ cost
				? costText( cost )
				: __(
						'Calculating the size of all active variants…',
						'atelier'
					) }
		</p>
	);
}

function costText( { files, bytes, unknown }: FilesCost ): string {
	const sum =
		unknown === files
			? ''
			: sprintf(
					/* translators: 1: a size, such as 120 kB, 2: a number of files. */
					_n(
						'All active variants: %1$s in %2$d file. Pages load it only if they use it.',
						'All active variants: %1$s in %2$d files. Pages load only the ones they use.',
						files - unknown,
						'atelier'
					),
					sizeLabel( bytes ),
					files - unknown
				);
	const rest =
		unknown === 0
			? ''
			: sprintf(
					/* translators: %d: a number of files. */
					_n(
						'The size of %d active file is unknown.',
						'The size of %d active files is unknown.',
						unknown,
						'atelier'
					),
					unknown
				);
	return [ sum, rest ].filter( ( words ) => words !== '' ).join( ' ' );
}
