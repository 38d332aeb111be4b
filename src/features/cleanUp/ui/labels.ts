import { __, _n, sprintf } from '@wordpress/i18n';
import { numberLabel } from '@/ui/numberLabel';
import { shorten } from '@/kernel/shorten';
import type { Group, Own } from '../model/own';

const GROUP_NAMES: Readonly< Record< Group, () => string > > = {
	pattern: () => __( 'Synced patterns', 'atelier' ),
	unsynced: () => __( 'Patterns that aren’t synced', 'atelier' ),
	color: () => __( 'Colors', 'atelier' ),
	gradient: () => __( 'Gradients', 'atelier' ),
	duotone: () => __( 'Duotones', 'atelier' ),
	fontFamily: () => __( 'Active fonts', 'atelier' ),
	fontSize: () => __( 'Font sizes', 'atelier' ),
	spacing: () => __( 'Spacing sizes', 'atelier' ),
	shadow: () => __( 'Shadows', 'atelier' ),
	borderRadius: () => __( 'Radius sizes', 'atelier' ),
	dimension: () => __( 'Dimensions', 'atelier' ),
	installed: () => __( 'Installed fonts that aren’t active', 'atelier' ),
};

/** The name of a group, with the number of its items. */
export const groupLabel = ( group: Group, count: number ): string =>
	sprintf(
		/* translators: 1: such as "Colors", 2: number of them. */
		__( '%1$s (%2$s)', 'atelier' ),
		GROUP_NAMES[ group ](),
		numberLabel( count )
	);

const HINTS: Readonly< Partial< Record< Group, () => string > > > = {
	unsynced: () =>
		__(
			'What was inserted from them are copies, which stay. Choose those that no one will insert again.',
			'atelier'
		),
	installed: () =>
		__(
			'Choose those that no one will activate again. Their files are deleted from your server.',
			'atelier'
		),
};

/** What removing things of a group means; empty where the list says it all. */
export const groupHint = ( group: Group ): string => HINTS[ group ]?.() ?? '';

export const foundLabel = ( count: number ): string =>
	count === 0
		? __( 'Everything that you made or installed is used.', 'atelier' )
		: sprintf(
				/* translators: %s: number of patterns, colors, fonts and the like. */
				_n(
					'Nothing on your site uses %s item.',
					'Nothing on your site uses these %s items.',
					count,
					'atelier'
				),
				numberLabel( count )
			);

export const othersLabel = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of patterns, colors, fonts and the like. */
		_n(
			'%s more item isn’t used, but you aren’t allowed to remove it.',
			'%s more items aren’t used, but you aren’t allowed to remove them.',
			count,
			'atelier'
		),
		numberLabel( count )
	);

export const progressLabel = ( done: number, total: number ): string =>
	sprintf(
		/* translators: 1: number of documents that were read, 2: number of all. */
		__( 'Reading your site: %1$s of %2$s documents…', 'atelier' ),
		numberLabel( done ),
		numberLabel( total )
	);

interface Where {
	readonly isInDraft: boolean;
	/** Whether there are changes that aren't saved yet. */
	readonly isUnsaved: boolean;
}

export function removedLabel(
	count: number,
	{ isInDraft, isUnsaved }: Where
): string {
	if ( count === 0 ) {
		return __( 'Nothing was removed.', 'atelier' );
	}
	return sprintf(
		isInDraft
			? removedInDraft( count )
			: isUnsaved
				? removedUnsaved( count )
				: removedHere( count ),
		numberLabel( count )
	);
}

const removedInDraft = ( count: number ): string =>
	/* translators: %s: number of patterns, colors, fonts and the like. */
	_n(
		'%s item was removed in a new site draft. Your site stays as it is until you publish it.',
		'%s items were removed in a new site draft. Your site stays as it is until you publish it.',
		count,
		'atelier'
	);

const removedUnsaved = ( count: number ): string =>
	/* translators: %s: number of patterns, colors, fonts and the like. */
	_n(
		'%s item was removed. Review and save your unsaved changes.',
		'%s items were removed. Review and save your unsaved changes.',
		count,
		'atelier'
	);

const removedHere = ( count: number ): string =>
	/* translators: %s: number of patterns, colors, fonts and the like. */
	_n( '%s item was removed.', '%s items were removed.', count, 'atelier' );

/** Which patterns a thing is removed with; undefined for those that nothing uses at all. */
export const usersLabel = ( users: readonly Own[] ): string | undefined =>
	users.length === 0
		? undefined
		: shorten(
				sprintf(
					/* translators: %s: titles of patterns, separated by commas. */
					__( 'Used only by unused patterns: %s', 'atelier' ),
					users
						.map(
							( { title } ) =>
								title || __( '(no title)', 'atelier' )
						)
						.join( ', ' )
				),
				120
			);

export const removingLabel = ( done: number, all: number ): string =>
	sprintf(
		/* translators: 1: number of things that are done, 2: number of all. */
		__( 'Removing %1$s of %2$s…', 'atelier' ),
		numberLabel( done ),
		numberLabel( all )
	);
