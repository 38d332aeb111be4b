import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isLinear } from './linearTime';

// Nothing that reads what users write may take more than linear time.

const root = path.resolve( import.meta.dirname, '../..' );

/** What expressions repeat, or look for an end of. */
const PIECES = [
	' ',
	'\n',
	'a',
	'A',
	'aA',
	'1',
	'1.',
	'-',
	'.',
	',',
	';',
	':',
	'/',
	'"',
	"'",
	'\\',
	'\\"',
	'(',
	')',
	'{',
	'}',
	'<',
	'<a ',
	'</',
	'<!--',
	'<!-- wp:a ',
	'/*',
	'url(',
	'url( ',
	'a@',
	'a.',
];

interface Expression {
	readonly place: string;
	readonly source: string;
	readonly flags: string;
}

/** Those that only ever see what something else has made sure of. */
const SAFE_BY_USE: ReadonlySet< string > = new Set( [
	// JSON that has been parsed: no text in it is open.
	String.raw`"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]`,
] );

function expressionsIn( file: string ): readonly Expression[] {
	const source = ts.createSourceFile(
		file,
		fs.readFileSync( file, 'utf8' ),
		ts.ScriptTarget.Latest,
		true
	);
	const found: Expression[] = [];
	const visit = ( node: ts.Node ) => {
		if ( ts.isRegularExpressionLiteral( node ) ) {
			const end = node.text.lastIndexOf( '/' );
			const { line } = source.getLineAndCharacterOfPosition(
				node.getStart()
			);
			found.push( {
				place: `${ path.relative( root, file ) }:${ line + 1 }`,
				source: node.text.slice( 1, end ),
				flags: node.text.slice( end + 1 ),
			} );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return found;
}

const files = fs
	.readdirSync( path.join( root, 'src' ), {
		recursive: true,
		encoding: 'utf8',
	} )
	.filter( ( name ) => /(?<!\.test|\.d)\.tsx?$/.test( name ) )
	.map( ( name ) => path.join( root, 'src', name ) );

/** What the expression itself has in it as it is: its beginnings and ends. */
const wordsOf = ( source: string ): readonly string[] =>
	[ ...new Set( source.match( /[a-z!@%:<-]{2,}/gi ) ) ].slice( 0, 2 );

/** An expression as it is used at worst: for every match. Sticky ones end where nothing matches. */
function searchEverywhere( { source, flags }: Expression, text: string ): void {
	const all = flags.includes( 'g' ) ? flags : `${ flags }g`;
	text.replace( new RegExp( source, all ), '' );
}

describe( 'every regular expression of src', () => {
	const seen = new Map< string, Expression >();
	for ( const found of files.flatMap( expressionsIn ) ) {
		if ( ! SAFE_BY_USE.has( found.source ) ) {
			seen.set( `${ found.source }/${ found.flags }`, found );
		}
	}

	it.each(
		[ ...seen.values() ].map( ( found ) => [ found.place, found ] as const )
	)( '%s takes linear time', ( _place, found ) => {
		const slow = [ ...PIECES, ...wordsOf( found.source ) ].filter(
			( piece ) =>
				! isLinear(
					( text ) => searchEverywhere( found, text ),
					piece,
					{
						end: '\0',
					}
				)
		);
		expect( slow ).toEqual( [] );
	} );
} );
