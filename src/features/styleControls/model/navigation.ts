/** The pattern of a path inside the styles: `{name}` stands for one segment. */
export type PathPattern = `/${ string }`;

export type PathParams = Readonly< Record< string, string > >;

/** Props of every screen of the styles. */
export interface ScreenProps {
	/** The parameters of the screen's pattern. */
	readonly params: PathParams;
}

const parts = ( path: string ): readonly string[] =>
	path.split( '/' ).filter( ( part ) => part !== '' );

/** The parameters of a path that matches a pattern; null if it doesn't match. */
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

/** Builds the path of a pattern with its parameters. */
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

/** The block of a path or of its parents; null for other paths. */
export function blockOf( path: string ): string | null {
	const [ first, name ] = parts( path );
	return first === 'blocks' && name !== undefined ? decode( name ) : null;
}

/** The parent paths of a path, nearest first, down to the root. */
export function pathsAbove( path: string ): readonly string[] {
	const all = parts( path );
	return all.map(
		( _part, at ) => `/${ all.slice( 0, all.length - 1 - at ).join( '/' ) }`
	);
}

/** A segment with invalid encoding is used as it is. */
function decode( part: string ): string {
	try {
		return decodeURIComponent( part );
	} catch {
		return part;
	}
}
