import { isRecord } from '@/kernel/guards';

/** A smaller viewport for which blocks can have different styles. All other widths are the base. */
export type Viewport = 'tablet' | 'mobile';

export const VIEWPORTS: readonly Viewport[] = [ 'tablet', 'mobile' ];

/** The maximum width of each viewport, as CSS. A viewport without one has no styles. */
export type Breakpoints = Readonly< Partial< Record< Viewport, string > > >;

/** WordPress's defaults for themes without breakpoints. */
const DEFAULTS: Breakpoints = { mobile: '480px', tablet: '782px' };

const LENGTH = /^(\d+|\d*\.\d+)(px|em|rem)$/;

/** The size of `em` and `rem` in media queries, in pixels, unless the browser's setting differs. */
const FONT_SIZE = 16;

/** A breakpoint in pixels; undefined if it is invalid. */
function pixelsOf( value: unknown ): number | undefined {
	const [ , number, unit ] =
		( typeof value === 'string' ? LENGTH.exec( value.trim() ) : null ) ??
		[];
	return number === undefined
		? undefined
		: Number( number ) * ( unit === 'px' ? 1 : FONT_SIZE );
}

export interface BreakpointProblem {
	readonly viewport: Viewport;
	/** The length isn't supported in media queries, or the tablet's isn't larger than the phone's. */
	readonly reason: 'length' | 'order';
	readonly value: string;
}

/** The breakpoints of `settings.viewport` as WordPress reads them, and the invalid ones. */
export function readBreakpoints( viewport: unknown ): {
	readonly breakpoints: Breakpoints;
	readonly problems: readonly BreakpointProblem[];
} {
	const given = isRecord( viewport ) ? viewport : {};
	const problems: BreakpointProblem[] = [];
	const found: { -readonly [ Key in Viewport ]?: string } = {};
	for ( const name of VIEWPORTS ) {
		const value = given[ name ];
		if ( typeof value === 'string' && pixelsOf( value ) !== undefined ) {
			found[ name ] = value.trim();
		} else if ( value !== undefined && value !== null ) {
			problems.push( {
				viewport: name,
				reason: 'length',
				value:
					typeof value === 'string' ? value : JSON.stringify( value ),
			} );
		}
	}
	const { mobile, tablet } = found;
	if ( mobile === undefined && tablet === undefined ) {
		return { breakpoints: DEFAULTS, problems };
	}
	if (
		mobile !== undefined &&
		tablet !== undefined &&
		Number( pixelsOf( mobile ) ) >= Number( pixelsOf( tablet ) )
	) {
		return {
			breakpoints: { mobile },
			problems: [
				...problems,
				{ viewport: 'tablet', reason: 'order', value: tablet },
			],
		};
	}
	return { breakpoints: found, problems };
}

/**
 * A width in pixels at which the viewport's styles apply: the wanted one if they do.
 *
 * @param viewport
 * @param breakpoints
 * @param wanted
 */
export function widthWithin(
	viewport: Viewport,
	breakpoints: Breakpoints,
	wanted: number
): number | null {
	const upper = pixelsOf( breakpoints[ viewport ] );
	if ( upper === undefined ) {
		return null;
	}
	const lower =
		viewport === 'tablet' ? ( pixelsOf( breakpoints.mobile ) ?? 0 ) : 0;
	return wanted > lower && wanted <= upper
		? wanted
		: upper - Math.min( 1, ( upper - lower ) / 2 );
}
