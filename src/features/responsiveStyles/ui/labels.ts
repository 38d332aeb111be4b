import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { locationNames } from '@/features/globalStyles/index.records';
import type {
	BreakpointProblem,
	Breakpoints,
	Viewport,
} from '../model/breakpoints';
import type { StyleDifference } from '../model/differences';

export function viewportLabel( viewport: Viewport ): string {
	switch ( viewport ) {
		case 'tablet':
			return __( 'Tablet', 'atelier' );
		case 'mobile':
			return __( 'Mobile', 'atelier' );
		default:
			return assertNever( viewport );
	}
}

/** The range of screen widths that a viewport's styles apply to. */
export function rangeLabel(
	viewport: Viewport,
	{ mobile, tablet }: Breakpoints
): string {
	if ( viewport === 'mobile' ) {
		return sprintf(
			/* translators: %s: a width, such as "480px". */
			__( 'Changes apply to screens up to %s wide.', 'atelier' ),
			mobile ?? ''
		);
	}
	return mobile === undefined
		? sprintf(
				/* translators: %s: a width, such as "480px". */
				__( 'Changes apply to screens up to %s wide.', 'atelier' ),
				tablet ?? ''
			)
		: sprintf(
				/* translators: 1: a width, such as "480px". 2: a larger width. */
				__(
					'Changes apply to screens wider than %1$s, up to %2$s.',
					'atelier'
				),
				mobile,
				tablet ?? ''
			);
}

/** The problem of a breakpoint of the theme, and its effect. */
export function problemLabel( {
	viewport,
	reason,
	value,
}: BreakpointProblem ): string {
	const name = viewportLabel( viewport );
	return reason === 'length'
		? sprintf(
				/* translators: 1: a viewport, such as "Tablet". 2: value that the theme has in place of a width. */
				__(
					'The theme’s breakpoint for %1$s, “%2$s”, isn’t used: it has to be a number followed by px, em or rem.',
					'atelier'
				),
				name,
				value
			)
		: sprintf(
				/* translators: 1: a viewport, such as "Tablet". 2: a width, such as "400px". */
				__(
					'The theme’s breakpoint for %1$s, “%2$s”, isn’t used: it has to be wider than the one for Mobile.',
					'atelier'
				),
				name,
				value
			);
}

/** The label of a property, with its path. */
export function differenceLabel( { keys }: StyleDifference ): string {
	const names = locationNames( [ 'styles', ...keys ] );
	const own = OWN_NAMES[ keys.at( -1 ) ?? '' ]?.();
	return ( own ? [ ...names.slice( 0, -1 ), own ] : names ).join( ' › ' );
}

/** Properties that global styles don't have. */
const OWN_NAMES: Readonly< Record< string, () => string > > = {
	textAlign: () => __( 'Text alignment', 'atelier' ),
	justifyContent: () => __( 'Justification', 'atelier' ),
	verticalAlignment: () => __( 'Vertical alignment', 'atelier' ),
	flexWrap: () => __( 'Wrapping', 'atelier' ),
	columnCount: () => __( 'Columns', 'atelier' ),
	rowCount: () => __( 'Rows', 'atelier' ),
	minimumColumnWidth: () => __( 'Minimum column width', 'atelier' ),
	autoFit: () => __( 'Column fit', 'atelier' ),
	selfStretch: () => __( 'Size in the layout around it', 'atelier' ),
	flexSize: () => __( 'Width in the layout around it', 'atelier' ),
	columnSpan: () => __( 'Column span', 'atelier' ),
	rowSpan: () => __( 'Row span', 'atelier' ),
};
