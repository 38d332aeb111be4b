import { __, _n, sprintf } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { numberLabel } from '@/ui/numberLabel';
import { isPreset, type FormKind } from '../model/form';

const KINDS: Readonly< Record< FormKind, () => string > > = {
	text: () => __( 'Text', 'atelier' ),
	link: () => __( 'Link', 'atelier' ),
	media: () => __( 'Media file', 'atelier' ),
	colorValue: () => __( 'Color value', 'atelier' ),
	color: () => __( 'Color', 'atelier' ),
	gradient: () => __( 'Gradient', 'atelier' ),
	duotone: () => __( 'Duotone', 'atelier' ),
	fontSize: () => __( 'Font size', 'atelier' ),
	fontFamily: () => __( 'Font', 'atelier' ),
	spacing: () => __( 'Spacing', 'atelier' ),
	shadow: () => __( 'Shadow', 'atelier' ),
	aspectRatio: () => __( 'Aspect ratio', 'atelier' ),
	dimension: () => __( 'Dimension', 'atelier' ),
	borderRadius: () => __( 'Radius', 'atelier' ),
	class: () => __( 'CSS class', 'atelier' ),
	block: () => __( 'Block', 'atelier' ),
	blockStyle: () => __( 'Block style', 'atelier' ),
	pattern: () => __( 'Pattern', 'atelier' ),
	part: () => __( 'Template part', 'atelier' ),
	menu: () => __( 'Navigation menu', 'atelier' ),
};

/** What can be looked for. */
export const kindLabel = ( kind: FormKind ): string => KINDS[ kind ]();

const HELP: Partial< Readonly< Record< FormKind, () => string > > > = {
	link: () => __( 'An address, such as /contact/', 'atelier' ),
	colorValue: () => __( 'A value of CSS, such as #ff0000', 'atelier' ),
	block: () =>
		__(
			'Choose a block type, or type the name of one that is gone.',
			'atelier'
		),
};

/** What is typed or chosen to find it; empty where the label says it all. */
export const kindHelp = ( kind: FormKind ): string =>
	isPreset( kind )
		? __( 'Choose one, or type the slug of one that is gone.', 'atelier' )
		: ( HELP[ kind ]?.() ?? '' );

/** The type of a document; empty for what its title says already, such as styles. */
export const typeLabel = ( type: string ): string =>
	boot().postTypes[ type ]?.label ?? '';

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
