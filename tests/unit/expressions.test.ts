import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isLinear } from './linearTime';

// Code that parses users' text must take linear time.

const root = path.resolve( import.meta.dirname, '../..' );

/** Strings that expressions repeat or scan for. */
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
	readonly location: string;
	readonly source: string;
	readonly flags: string;
}

/** Expressions that only run on validated text. */
const SAFE_BY_USE: ReadonlySet< string > = new Set( [
	// Parsed JSON, in which no string is unclosed.
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
				location: `${ path.relative( root, file ) }:${ line + 1 }`,
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

/** The literals of an expression, such as its first and last characters. */
const wordsOf = ( source: string ): readonly string[] =>
	[ ...new Set( source.match( /[a-z!@%:<-]{2,}/gi ) ) ].slice( 0, 2 );

/** The worst use of an expression: for every match. Sticky ones end without a match. */
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
		[ ...seen.values() ].map(
			( found ) => [ found.location, found ] as const
		)
	)( '%s takes linear time', ( _location, found ) => {
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
		expect( slow ).toStrictEqual( [] );
	} );
} );
