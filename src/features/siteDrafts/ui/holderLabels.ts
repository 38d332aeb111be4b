import { __, sprintf } from '@wordpress/i18n';
import { openDraft } from '@/platform/siteDraft';
import type { Holder } from '../data/holder';
import { titleLabel } from './draftLabels';

/** That a document isn't where the user is looking. */
export const notHereLabel = ( { record }: Holder ): string =>
	openDraft()
		? sprintf(
				/* translators: %s: title of a page, template or another item. */
				__( '“%s” isn’t in this site draft', 'atelier' ),
				titleLabel( record )
			)
		: sprintf(
				/* translators: %s: title of a page, template or another item. */
				__( '“%s” isn’t on the live site yet', 'atelier' ),
				titleLabel( record )
			);

/** Where it is. */
export const holderLabel = ( { title }: Holder ): string =>
	sprintf(
		/* translators: %s: title of a site draft. */
		__( 'It’s part of the site draft “%s”.', 'atelier' ),
		titleLabel( title )
	);
