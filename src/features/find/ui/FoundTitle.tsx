import { __ } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { boot } from '@/platform/boot';
import { documentRoute, identityRoute, Link, stylesRoute } from '@/routing';
import type { FoundDocument } from '../model/found';
import { SITE, STYLES, WIDGETS } from '../model/subject';

/** The title of a document, as a link to where it is edited. */
export function FoundTitle( {
	document: { type, id, title },
}: {
	readonly document: FoundDocument;
} ) {
	const label = shorten( title || __( '(no title)', 'atelier' ), 120 );
	switch ( type ) {
		case SITE:
			return (
				<Link to={ identityRoute } params={ {} }>
					{ label }
				</Link>
			);
		case STYLES:
			return (
				<Link to={ stylesRoute } params={ { isEditing: false } }>
					{ label }
				</Link>
			);
		case WIDGETS:
			return (
				<a href={ `${ boot().dashboardUrl }widgets.php` }>{ label }</a>
			);
		default:
			return (
				<Link
					to={ documentRoute }
					params={ { type, id, isEditing: false } }
				>
					{ label }
				</Link>
			);
	}
}
