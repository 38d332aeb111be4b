import { isRecord } from '@/kernel/guards';
import type { StylesDoc } from './doc';
import type { ViewportName } from './targetNames';

/** A viewport and its maximum width. */
export interface Breakpoint {
	readonly viewport: ViewportName;
	/** As CSS. */
	readonly size: string;
	/** In pixels, for comparison and preview. */
	readonly px: number;
}

/** A width that WordPress can't use: not a supported length, or not wider than the mobile one. */
export interface InvalidBreakpoint {
	readonly viewport: ViewportName;
	readonly reason: 'length' | 'order';
	readonly value: unknown;
}

/** WordPress's defaults for missing or invalid widths. */
const DEFAULTS = { '@mobile': '480px', '@tablet': '782px' } as const;

const KEYS = { '@mobile': 'mobile', '@tablet': 'tablet' } as const;

const LENGTH = /^(\d+|\d*\.\d+)(px|em|rem)$/;

/** The size of `em` in media queries, in pixels, unless the browser's setting differs. */
const FONT_SIZE = 16;

function parseBreakpoint(
	viewport: ViewportName,
	raw: unknown
): Breakpoint | null {
	const size = typeof raw === 'string' ? raw.trim() : '';
	const [ , number = '', unit = '' ] = LENGTH.exec( size ) ?? [];
	return unit === ''
		? null
		: {
				viewport,
				size,
				px: Number( number ) * ( unit === 'px' ? 1 : FONT_SIZE ),
			};
}

/** The breakpoints of a site, widest first. */
export function breakpointsOf( {
	settings,
}: Pick< StylesDoc, 'settings' > ): readonly Breakpoint[] {
	const found = parsed( settings.viewport );
	const valid =
		found.length > 0
			? found
			: parsed( {
					mobile: DEFAULTS[ '@mobile' ],
					tablet: DEFAULTS[ '@tablet' ],
				} );
	return inOrder( valid );
}

const parsed = ( raw: unknown ): readonly Breakpoint[] => {
	const given = isRecord( raw ) ? raw : {};
	return ( [ '@tablet', '@mobile' ] as const ).flatMap(
		( viewport ) =>
			parseBreakpoint( viewport, given[ KEYS[ viewport ] ] ) ?? []
	);
};

/** The tablet width is used only if it is wider than the mobile one. */
const inOrder = ( [
	widest,
	next,
]: readonly Breakpoint[] ): readonly Breakpoint[] =>
	widest && next
		? widest.px > next.px
			? [ widest, next ]
			: [ next ]
		: widest
			? [ widest ]
			: [];

/** The stored widths that WordPress doesn't use. */
export function invalidBreakpoints(
	raw: unknown
): readonly InvalidBreakpoint[] {
	const given = isRecord( raw ) ? raw : {};
	const lengths = ( [ '@tablet', '@mobile' ] as const ).flatMap(
		( viewport ): readonly InvalidBreakpoint[] => {
			const value = given[ KEYS[ viewport ] ];
			return value === undefined ||
				value === null ||
				parseBreakpoint( viewport, value )
				? []
				: [ { viewport, reason: 'length', value } ];
		}
	);
	const valid = parsed( raw );
	return valid.length === 2 && inOrder( valid ).length === 1
		? [
				...lengths,
				{ viewport: '@tablet', reason: 'order', value: given.tablet },
			]
		: lengths;
}
