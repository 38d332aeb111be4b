/** The CSS of the styles, in parts that change for different reasons. */
export interface SiteSheet {
	/** Each a stylesheet of its own: what is broken in one breaks no other. In the order in which they count. */
	readonly parts: readonly string[];
	/** Filters that some of the CSS refers to. */
	readonly filters: string;
}

/** Ratios are variables that the server alone makes. */
const RATIO = /--wp--preset--aspect-ratio--[\w-]+\s*:\s*[^;}]+/g;

/** The text of a page's stylesheet in which the server's styles are replaced by others. */
export function replaceSheet( printed: string, sheet: SiteSheet ): string {
	const ratios = [ ...new Set( printed.match( RATIO ) ?? [] ) ];
	return [
		...( ratios.length > 0 ? [ `:root{${ ratios.join( ';' ) }}` ] : [] ),
		...sheet.parts,
	].join( '\n' );
}
