/**
 * Whether a server removed part of a text while saving. Other spellings, such as of quotes, spaces and entities, don't
 * count.
 */
export const isStripped = ( sent: string, saved: string ): boolean =>
	tagsOf( saved ).length < tagsOf( sent ).length ||
	attributeCount( saved ) < attributeCount( sent );

/** The names of elements and attributes that a server removes from a text, or parts of whose values. */
export function strippedNames(
	sent: string,
	saved: string
): readonly string[] {
	const before = piecesIn( sent );
	const after = piecesIn( saved );
	return [ ...before ]
		.filter( ( [ name, values ] ) => {
			const left = after.get( name ) ?? [];
			return (
				left.length < values.length ||
				( left.length === values.length &&
					PARTLY.has( name ) &&
					values.some(
						( value, at ) =>
							( left[ at ] ?? '' ).length < value.length
					) )
			);
		} )
		.map( ( [ name ] ) => name );
}

/** Attributes whose values lose a part, such as a protocol or a declaration. */
const PARTLY: ReadonlySet< string > = new Set( [
	'action',
	'cite',
	'formaction',
	'href',
	'poster',
	'src',
	'style',
] );

/** Elements in angle brackets, and attributes, with their values in the order of the text. */
function piecesIn( html: string ): ReadonlyMap< string, readonly string[] > {
	const pieces = new Map< string, string[] >();
	const add = ( name: string, value: string ) => {
		const key = name.toLowerCase();
		const known = pieces.get( key );
		if ( known ) {
			known.push( value );
		} else {
			pieces.set( key, [ value ] );
		}
	};
	for ( const tag of tagsOf( html ) ) {
		add( `<${ /^<([a-z][^\s/>]*)/i.exec( tag )?.[ 1 ] ?? '' }>`, '' );
		for ( const [ , name = '', value = '' ] of tag.matchAll(
			/\s([a-z][a-z0-9:_-]*)\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi
		) ) {
			add( name, plain( value ) );
		}
	}
	return pieces;
}

/** A value without quotes, spaces and what servers spell in another way. */
const plain = ( value: string ): string =>
	value
		.replace( /^(["'])(.*)\1$/s, '$2' )
		.replace( /&(?:amp|#0*38|#x0*26);/gi, '&' )
		.replace( /&(?:quot|#0*34|#0*39|apos);/gi, '"' )
		.replace( /[\s;]+/g, '' );

function tagsOf( html: string ): readonly string[] {
	const tags: string[] = [];
	const start = /<[a-z]/gi;
	for ( let found = start.exec( html ); found; found = start.exec( html ) ) {
		const end = html.indexOf( '>', found.index );
		if ( end < 0 ) {
			break;
		}
		tags.push( html.slice( found.index, end + 1 ) );
		start.lastIndex = end + 1;
	}
	return tags;
}

const attributeCount = ( html: string ): number =>
	tagsOf( html ).reduce(
		( count, tag ) =>
			count + ( tag.match( /\s[a-z][a-z0-9:_-]*\s*=/gi ) ?? [] ).length,
		0
	);
