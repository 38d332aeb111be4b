import { isRecord } from '../../../kernel/guards';

/** A smaller viewport that blocks can have other styles at. Everything else is the base. */
export type Viewport = 'tablet' | 'mobile';

export const VIEWPORTS: readonly Viewport[] = [ 'tablet', 'mobile' ];

/** Up to which width a viewport reaches, as CSS. A viewport that isn't there has no styles of its own. */
export type Breakpoints = Readonly< Partial< Record< Viewport, string > > >;

/** Those of WordPress, where a theme has none. */
const DEFAULTS: Breakpoints = { mobile: '480px', tablet: '782px' };

const LENGTH = /^(\d+|\d*\.\d+)(px|em|rem)$/;

/** What `em` and `rem` mean in a media query, unless a visitor has set the browser otherwise. */
const FONT_SIZE = 16;

/** A breakpoint in pixels; undefined where it is none. */
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
	/** Not a length that a media query can have, or the tablet's isn't larger than the phone's. */
	readonly reason: 'length' | 'order';
	readonly value: string;
}

/** The breakpoints of `settings.viewport` as WordPress takes them, and what it leaves out. */
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
 * A width in pixels at which the viewport's styles apply: the wanted one where they do.
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
