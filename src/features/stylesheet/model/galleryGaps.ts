import {
	asTree,
	getIn,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import { isRecord } from '@/kernel/guards';

const VARIABLE = '--wp--style--unstable-gallery-gap';

/** What WordPress prints where neither a gallery nor the styles have a gap that it can calculate with. */
const FALLBACK =
	'var(--wp--style--gallery-gap-default,var(--gallery-block--gutter-size,var(--wp--style--block-gap,0.5em)))';

/** A rule of the server for one gallery. */
const RULES = new RegExp(
	`\\.wp-block-gallery\\.(wp-block-gallery-\\d+)\\s*\\{\\s*${ VARIABLE }:([^{};]*)`,
	'g'
);

/** Characters with which WordPress takes no gap: references are CSS with brackets by then. */
const UNSUPPORTED = /[\\(&=}]|\/\*|^var:/;

/** The gap that WordPress 7.1 prints for a gallery without one of its own. */
function printedGap( { styles }: StylesDoc ): string {
	const gap = getIn( asTree( styles.blocks ), [
		'core/gallery',
		'spacing',
		'blockGap',
	] );
	const column: unknown = isRecord( gap ) ? gap.left : gap;
	return typeof column !== 'string' ||
		column === '' ||
		UNSUPPORTED.test( column )
		? FALLBACK
		: column === '0'
			? '0px'
			: column;
}

const plain = ( css: string ): string => css.replaceAll( /\s+/g, '' );

/**
 * CSS for the galleries of a page whose type had another gap when the server rendered it: the server writes it into a rule for
 * each, by which their columns are calculated.
 *
 * @param printed  What the server printed for single blocks.
 * @param rendered The styles that the page was rendered with.
 * @param current
 */
export function changedGalleryGapsCss(
	printed: string,
	rendered: StylesDoc,
	current: StylesDoc
): string {
	const before = printedGap( rendered );
	const now = printedGap( current );
	if ( before === now ) {
		return '';
	}
	const gaps = new Map< string, readonly string[] >();
	for ( const [ , gallery = '', gap = '' ] of printed.matchAll( RULES ) ) {
		gaps.set( gallery, [ ...( gaps.get( gallery ) ?? [] ), gap ] );
	}
	return [ ...gaps ]
		.filter(
			// More than one are for narrow windows as well, and stay.
			( [ , [ gap = '', ...narrow ] ] ) =>
				narrow.length === 0 && plain( gap ) === plain( before )
		)
		.map(
			( [ gallery ] ) =>
				`.wp-block-gallery.${ gallery }{${ VARIABLE }:${ now }}`
		)
		.join( '' );
}
