import { __, _n, sprintf } from '@wordpress/i18n';
import { numberLabel } from '@/ui/numberLabel';
import type { Target } from '@/features/saving/index.records';
import { isFont, isOwnPreset, isPattern, type Own } from '../model/own';

/** What removing it here can't take back: the files of fonts, and patterns where there is no trash. */
export const isFinal = ( own: Own ): boolean =>
	isPattern( own ) ? own.removal === 'delete' : isFont( own );

/** What will happen to chosen things, a sentence for each way to remove them. */
export function consequencesOf(
	chosen: readonly Own[],
	target: Target
): readonly string[] {
	const fonts = chosen.filter( isFont ).length;
	if ( target === 'draft' ) {
		return [
			__(
				'Your site stays as it is until you publish the site draft.',
				'atelier'
			),
			...said( fonts, fontsInDraft ),
		];
	}
	const patterns = chosen.filter( isPattern );
	return [
		...said( chosen.filter( isOwnPreset ).length, presetsHere ),
		...said(
			patterns.filter( ( own ) => ! isFinal( own ) ).length,
			patternsHere
		),
		...said( patterns.filter( isFinal ).length, patternsForGood ),
		...said( fonts, fontsHere ),
	];
}

const said = (
	count: number,
	sentence: ( count: number ) => string
): readonly string[] =>
	count === 0 ? [] : [ sprintf( sentence( count ), numberLabel( count ) ) ];

const presetsHere = ( count: number ): string =>
	/* translators: %s: number of colors, fonts and other presets. */
	_n(
		'Styles: %s preset goes into your unsaved changes. Review and save them.',
		'Styles: %s presets go into your unsaved changes. Review and save them.',
		count,
		'atelier'
	);

const patternsHere = ( count: number ): string =>
	/* translators: %s: number of patterns. */
	_n(
		'%s pattern is moved to the trash at once. You can restore it from there.',
		'%s patterns are moved to the trash at once. You can restore them from there.',
		count,
		'atelier'
	);

const patternsForGood = ( count: number ): string =>
	/* translators: %s: number of patterns. */
	_n(
		'%s pattern is deleted at once. This can’t be undone.',
		'%s patterns are deleted at once. This can’t be undone.',
		count,
		'atelier'
	);

const fontsHere = ( count: number ): string =>
	/* translators: %s: number of fonts. */
	_n(
		'%s installed font is deleted at once, with its files. This can’t be undone.',
		'%s installed fonts are deleted at once, with their files. This can’t be undone.',
		count,
		'atelier'
	);

const fontsInDraft = ( count: number ): string =>
	/* translators: %s: number of fonts. */
	_n(
		'%s installed font stays: files can’t be deleted in a site draft.',
		'%s installed fonts stay: files can’t be deleted in a site draft.',
		count,
		'atelier'
	);
