import { editsBy, escaped, NONE, type Rule } from './rule';

/** A color as it is written into styles, in all ways to write it. */
export function colorRule( from: string, to: string | null ): Rule {
	const expression = new RegExp( patternOf( from.trim() ), 'gi' );
	const changes = ( text: string ) =>
		editsBy( text, expression, ( [ whole ] ) => to ?? whole );
	return {
		ofLeaf: ( { path, value } ) =>
			typeof value === 'string' && isStyle( path )
				? changes( value )
				: NONE,
		ofAttribute: ( name, value ) =>
			STYLED.test( name ) ? changes( value ) : NONE,
		ofCss: changes,
	};
}

const STYLED =
	/^(?:style|fill|stroke|color|bgcolor|stop-color|flood-color|lighting-color)$/;

/** Settings with colors; others may be texts. */
const isStyle = ( path: readonly ( string | number )[] ): boolean =>
	path.some(
		( name ) =>
			name === 'style' ||
			( typeof name === 'string' &&
				/(?:color|gradient|value)$/i.test( name ) )
	);

const HEXADECIMAL = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

function patternOf( color: string ): string {
	if ( HEXADECIMAL.test( color ) ) {
		return `(?:${ hexadecimals( color.toLowerCase() ).join( '|' ) })(?![0-9a-f])`;
	}
	const [ , name, values ] = /^([a-z-]+)\((.*)\)$/i.exec( color ) ?? [];
	return name === undefined || values === undefined
		? `(?<![\\w#|-])${ escaped( color ) }(?![\\w-])`
		: `(?<![\\w-])${ escaped( name ) }\\(\\s*${ values
				.split( ',' )
				.map( ( one ) => escaped( one.trim() ) )
				.join( '\\s*,\\s*' ) }\\s*\\)`;
}

/** #f00, #ff0000, #f00f and #ff0000ff are one color. */
function hexadecimals( color: string ): readonly string[] {
	const digits = color.slice( 1 );
	const long = digits.length < 5 ? digits.replace( /./g, '$&$&' ) : digits;
	const full = long.length === 6 ? `${ long }ff` : long;
	const isOpaque = full.endsWith( 'ff' );
	const lengths = [ full, ...( isOpaque ? [ full.slice( 0, 6 ) ] : [] ) ];
	return lengths.flatMap( ( one ) => {
		const short = one.replace(
			/(.)(.)/g,
			( pair, first: string, second: string ) =>
				first === second ? first : pair
		);
		return short.length === one.length / 2
			? [ `#${ one }`, `#${ short }` ]
			: [ `#${ one }` ];
	} );
}
