/** In characters of up to four bytes; safe for file systems and zips. */
const MAX_LENGTH = 60;

/** A file name for a title, without an extension; accents and scripts are kept. */
export const fileNameOf = ( title: string ): string =>
	Array.from(
		title
			.toLowerCase()
			.replace( /[^\p{L}\p{M}\p{N}]+/gu, '-' )
			.replace( /^-|-$/g, '' )
	)
		.slice( 0, MAX_LENGTH )
		.join( '' )
		.replace( /-$/, '' ) || 'pattern';

/** A unique file name for each title. */
export function fileNamesOf( titles: readonly string[] ): readonly string[] {
	const taken = new Set< string >();
	return titles.map( ( title ) => {
		const base = fileNameOf( title );
		let name = base;
		for ( let count = 1; taken.has( name ); count++ ) {
			name = `${ base }-${ count }`;
		}
		taken.add( name );
		return name;
	} );
}
