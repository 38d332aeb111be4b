import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { codeIn } from './codeIn';

/** Code that a change adds to a property. */
export interface AddedCode {
	/** The name in REST, such as `content` or `meta.footnotes`. */
	readonly property: string;
	readonly code: string;
}

/** All code in edits that isn't in the values that they are based on. */
export const addedCode = (
	edits: UnknownRecord,
	base: UnknownRecord
): readonly AddedCode[] => {
	const bases = new Map( propertiesOf( base ) );
	return propertiesOf( edits ).flatMap( ( [ property, value ] ) => {
		const code = codeOf( value );
		const before = new Set(
			code.length > 0 ? codeOf( bases.get( property ) ) : []
		);
		return code
			.filter( ( piece ) => ! before.has( piece ) )
			.map( ( piece ) => ( { property, code: piece } ) );
	} );
};

/** The values by the names of their properties; each custom field is a property. */
export const propertiesOf = (
	values: UnknownRecord
): readonly ( readonly [ string, unknown ] )[] =>
	Object.entries( values ).flatMap( ( [ name, value ] ) =>
		name === 'meta' && isRecord( value )
			? Object.entries( value ).map(
					( [ key, inner ] ) => [ `meta.${ key }`, inner ] as const
				)
			: [ [ name, value ] as const ]
	);

const codeOf = ( value: unknown ): readonly string[] => [
	...new Set( textsIn( value ).flatMap( codeIn ) ),
];

/** All texts in a value, including those in JSON, such as footnotes. */
function textsIn( value: unknown ): readonly string[] {
	const texts: string[] = [];
	const waiting: unknown[] = [ value ];
	while ( waiting.length > 0 ) {
		const next = waiting.pop();
		if ( typeof next === 'string' ) {
			texts.push( next );
			waiting.push( ...parsedLists( next ) );
		} else if ( typeof next === 'object' && next !== null ) {
			for ( const [ key, inner ] of Object.entries( next ) ) {
				texts.push( key );
				waiting.push( inner );
			}
		}
	}
	return texts;
}

/** The lists and objects that a text has as JSON. */
export function parsedLists( text: string ): readonly unknown[] {
	if ( text[ 0 ] !== '[' && text[ 0 ] !== '{' ) {
		return [];
	}
	try {
		return [ JSON.parse( text ) as unknown ];
	} catch {
		return [];
	}
}

/** Properties that are texts in every record that has them. */
const TEXTS: ReadonlySet< string > = new Set( [
	'title',
	'content',
	'excerpt',
	'description',
	'slug',
	'status',
	'template',
	'password',
	'date',
	'area',
	'format',
] );

/** The properties with a value of another type than their texts, which can't be compared. */
export const unreadableProperties = (
	edits: UnknownRecord
): readonly string[] =>
	Object.entries( edits )
		.filter(
			( [ name, value ] ) =>
				TEXTS.has( name ) &&
				typeof value !== 'string' &&
				value !== null &&
				value !== undefined
		)
		.map( ( [ name ] ) => name );
