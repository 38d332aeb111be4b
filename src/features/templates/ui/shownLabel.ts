import { __, sprintf } from '@wordpress/i18n';
import { numberLabel } from '@/ui/numberLabel';
import type { Shown } from '../model/shown';

/** What a template shows, with how many there are of it. */
export const shownLabel = ( { label, count }: Shown ): string =>
	count > 1
		? sprintf(
				/* translators: 1: what is counted, such as "Pages", 2: their number. */
				__( '%1$s: %2$s', 'atelier' ),
				label,
				numberLabel( count )
			)
		: label;
