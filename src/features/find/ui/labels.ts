import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '../../../kernel/invariant';
import { boot } from '../../../platform/boot';
import { numberLabel } from '../../../ui/numberLabel';
import type { FormKind } from '../model/form';

/** What can be looked for. */
export function kindLabel( kind: FormKind ): string {
	switch ( kind ) {
		case 'text':
			return __( 'Text', 'atelier' );
		case 'link':
			return __( 'Link', 'atelier' );
		case 'colorValue':
			return __( 'Color value', 'atelier' );
		case 'color':
			return __( 'Color', 'atelier' );
		case 'gradient':
			return __( 'Gradient', 'atelier' );
		case 'fontSize':
			return __( 'Font size', 'atelier' );
		case 'fontFamily':
			return __( 'Font', 'atelier' );
		case 'spacing':
			return __( 'Spacing', 'atelier' );
		case 'shadow':
			return __( 'Shadow', 'atelier' );
		case 'class':
			return __( 'CSS class', 'atelier' );
		case 'block':
			return __( 'Block', 'atelier' );
		default:
			return assertNever( kind );
	}
}

/** What is typed to find it; empty where the label says it all. */
export function kindHelp( kind: FormKind ): string {
	switch ( kind ) {
		case 'text':
		case 'class':
			return '';
		case 'link':
			return __( 'An address, such as /contact/', 'atelier' );
		case 'colorValue':
			return __( 'A value of CSS, such as #ff0000', 'atelier' );
		case 'block':
			return __(
				'The name of a block type, such as core/button',
				'atelier'
			);
		case 'color':
		case 'gradient':
		case 'fontSize':
		case 'fontFamily':
		case 'spacing':
		case 'shadow':
			return __( 'The slug of the preset, such as accent-1', 'atelier' );
	}
}

export const typeLabel = ( type: string ): string =>
	boot().postTypes[ type ]?.label ?? type;

/** How much was found, in how many documents. */
export const foundLabel = ( places: number, documents: number ): string =>
	sprintf(
		/* translators: 1: such as "12 places", 2: such as "3 documents". */
		__( '%1$s in %2$s', 'atelier' ),
		placesLabel( places ),
		sprintf(
			/* translators: %s: number of documents. */
			_n( '%s document', '%s documents', documents, 'atelier' ),
			numberLabel( documents )
		)
	);

export const placesLabel = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of places in a document. */
		_n( '%s place', '%s places', count, 'atelier' ),
		numberLabel( count )
	);

export const othersLabel = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of documents. */
		_n(
			'%s more document may contain it. You aren’t allowed to edit it.',
			'%s more documents may contain it. You aren’t allowed to edit them.',
			count,
			'atelier'
		),
		numberLabel( count )
	);
