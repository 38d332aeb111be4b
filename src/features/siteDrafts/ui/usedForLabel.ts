import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { locale } from '@/platform/locale';
import { moreLabel } from '@/ui/moreLabel';
import { quoted } from '@/ui/quoted';
import type { DraftChange } from '../model/change';

/** The number of places that are named, and the maximum length of each, in characters. */
const NAMED = 10;
const LONGEST = 60;

/** What the site will use something new for. */
export function usedForLabel( {
	type,
	usedFor,
}: Pick< DraftChange, 'type' | 'usedFor' > ): string {
	const named = usedFor
		.slice( 0, NAMED )
		.map( ( title ) => quoted( shorten( title, LONGEST ) ) );
	const places = new Intl.ListFormat( locale() ).format(
		usedFor.length > NAMED
			? [ ...named, moreLabel( usedFor.length - NAMED ) ]
			: named
	);
	return type === 'wp_navigation'
		? sprintf(
				/* translators: %s: titles of template parts and templates, in quotation marks. */
				__(
					'Will be shown as the menu in %s, because it’s the newest one.',
					'atelier'
				),
				places
			)
		: sprintf(
				/* translators: %s: what a template is for, such as “Front Page”, in quotation marks. */
				__( 'Will be used for %s.', 'atelier' ),
				places
			);
}
