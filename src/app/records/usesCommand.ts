import type { Command } from '@wordpress/commands';
import { __, sprintf } from '@wordpress/i18n';
import { search } from '@wordpress/icons';
import type { DocumentRef } from '@/features/documents/index.model';
import { shownUses } from './shownUses';

export const usesLabel = ( title: string ): string =>
	/* translators: %s: title of a pattern, template part, menu, template, page or post. */
	sprintf( __( 'Show uses of “%s”', 'atelier' ), title );

/** The command that tells where a document is used. */
export const usesCommand = (
	document: DocumentRef & { readonly title: string }
): Command => ( {
	name: `atelier/view/uses-${ document.type }-${ document.id }`,
	label: usesLabel( document.title ),
	icon: search,
	callback: ( { close } ) => {
		close();
		shownUses.set( document );
	},
} );
