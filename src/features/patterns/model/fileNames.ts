/** What file systems and zips can hold, in characters of up to four bytes. */
const MAX_LENGTH = 60;

/** A name for the file of something with this title, without an ending; accents and scripts stay as they are. */
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

/** One name for each title, no two of them the same. */
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
