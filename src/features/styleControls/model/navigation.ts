/** A path inside of the styles as a table writes it: `{name}` stands for one part. */
export type PathPattern = `/${ string }`;

export type PathParams = Readonly< Record< string, string > >;

/** Props of every screen of the styles. */
export interface ScreenProps {
	/** Values of the names in the screen's pattern. */
	readonly params: PathParams;
}

const parts = ( path: string ): readonly string[] =>
	path.split( '/' ).filter( ( part ) => part !== '' );

/** What the pattern's names stand for in a path; null where the path is another one. */
export function matchPath(
	pattern: PathPattern,
	path: string
): PathParams | null {
	const wanted = parts( pattern );
	const given = parts( path );
	if ( wanted.length !== given.length ) {
		return null;
	}
	const params: Record< string, string > = {};
	for ( const [ at, part ] of wanted.entries() ) {
		const value = given[ at ] ?? '';
		const [ , name ] = /^\{(.+)\}$/.exec( part ) ?? [];
		if ( name !== undefined ) {
			params[ name ] = decode( value );
		} else if ( part !== value ) {
			return null;
		}
	}
	return params;
}

/** The path of a pattern with its names filled in. */
export const buildPath = (
	pattern: PathPattern,
	params: PathParams = {}
): string =>
	`/${ parts( pattern )
		.map( ( part ) => {
			const [ , name ] = /^\{(.+)\}$/.exec( part ) ?? [];
			return name === undefined
				? part
				: encodeURIComponent( params[ name ] ?? '' );
		} )
		.join( '/' ) }`;

/** The block whose styles are at a path, or at one inside of it; null elsewhere. */
export function blockOf( path: string ): string | null {
	const [ first, name ] = parts( path );
	return first === 'blocks' && name !== undefined ? decode( name ) : null;
}

/** The paths that a path is inside of, the nearest first; the root is the last. */
export function pathsAbove( path: string ): readonly string[] {
	const all = parts( path );
	return all.map(
		( _part, at ) => `/${ all.slice( 0, all.length - 1 - at ).join( '/' ) }`
	);
}

/** A part that was not encoded well is taken as it is. */
function decode( part: string ): string {
	try {
		return decodeURIComponent( part );
	} catch {
		return part;
	}
}
