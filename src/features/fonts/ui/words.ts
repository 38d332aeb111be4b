import { __, _n, sprintf } from '@wordpress/i18n';

/** How many of a family's variants are active. */
export const activeWords = ( {
	count,
	all,
}: {
	readonly count: number;
	readonly all: number;
} ): string =>
	sprintf(
		/* translators: 1: how many variants of a font are active, 2: how many there are. */
		__( '%1$d/%2$d variants active', 'atelier' ),
		count,
		all
	);

/** How many variants a family has; nothing for a font of the visitor's system, which has what it has. */
export const variantWords = ( count: number ): string =>
	count === 0
		? ''
		: sprintf(
				/* translators: %d: how many variants a font has, such as bold and italic. */
				_n( '%d variant', '%d variants', count, 'atelier' ),
				count
			);
