import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// What .oxlintrc.json can't say.

const root = path.resolve( import.meta.dirname, '../..' );

/** The words that a file must have for one of the problems. */
const SUSPICIOUS = /\benum\b|__(?:experimental|unstable)/;

const EXPERIMENTAL = /^__(experimental|unstable)/;

const files = [ 'src', 'tests', 'tools' ]
	.flatMap( ( folder ) =>
		fs
			.readdirSync( path.join( root, folder ), {
				recursive: true,
				encoding: 'utf8',
			} )
			.map( ( name ) => path.posix.join( folder, name ) )
	)
	.filter( ( name ) => /\.(tsx?|mjs)$/.test( name ) );

/** @return Whether a node is of the kind, by file and line. */
function find(
	paths: readonly string[],
	isWrong: ( node: ts.Node ) => boolean
) {
	return paths.flatMap( ( name ) => {
		const text = fs.readFileSync( path.join( root, name ), 'utf8' );
		return SUSPICIOUS.test( text ) ? findIn( name, text, isWrong ) : [];
	} );
}

function findIn(
	name: string,
	text: string,
	isWrong: ( node: ts.Node ) => boolean
): readonly string[] {
	const source = ts.createSourceFile(
		name,
		text,
		ts.ScriptTarget.Latest,
		true
	);
	const found: string[] = [];
	const visit = ( node: ts.Node ) => {
		if ( isWrong( node ) ) {
			const { line } = source.getLineAndCharacterOfPosition(
				node.getStart()
			);
			found.push( `${ name }:${ line + 1 }` );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return found;
}

const isExperimental = ( node: ts.Node ): boolean =>
	ts.isImportSpecifier( node )
		? EXPERIMENTAL.test( ( node.propertyName ?? node.name ).text )
		: ts.isPropertyAccessExpression( node ) &&
			EXPERIMENTAL.test( node.name.text );

describe( 'the code', () => {
	it( 'has unions of strings in place of enums', () => {
		expect( find( files, ts.isEnumDeclaration ) ).toStrictEqual( [] );
		expect(
			findIn( 'some.ts', 'enum Kind { One }', ts.isEnumDeclaration )
		).toEqual( [ 'some.ts:1' ] );
	} );

	it( 'uses experimental parts of WordPress in one file of src/platform/ each', () => {
		const others = files.filter(
			( name ) =>
				name.startsWith( 'src/' ) &&
				! name.startsWith( 'src/platform/' )
		);
		expect( find( others, isExperimental ) ).toStrictEqual( [] );
		expect(
			findIn(
				'some.ts',
				`import { __experimentalGrid as Grid } from '@wordpress/components';
				select.__unstableGetBlock();`,
				isExperimental
			)
		).toEqual( [ 'some.ts:1', 'some.ts:2' ] );
	} );

	it.each( [
		[
			'keeps things in the browser with an owner, a version and an end: createStored() in src/platform/stored.ts',
			/\b(?:localStorage|sessionStorage|indexedDB)\b/,
			[
				// WordPress's own key.
				'src/features/fonts/data/googlePermission.ts',
				// The journal: its entries have versions of their own.
				'src/features/recovery/data/hasEntries.ts',
				'src/features/recovery/data/tabStorage.ts',
				'src/platform/stored.ts',
			],
		],
		[
			'makes no HTML of texts',
			/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/,
			[
				// What WordPress prints for the page, and its pictures of the style book in a frame without scripts; parsed without being shown.
				'src/features/blockRepair/data/keepsContent.ts',
				'src/features/styleBook/ui/bookPicture/BookPictureArea.tsx',
				'src/features/stylesheet/data/pageFilters.ts',
				'src/platform/stages/insert.ts',
				'src/platform/stages/later.ts',
			],
		],
	] )( '%s', ( _what, pattern, exceptions ) => {
		const found = files.filter(
			( name ) =>
				name.startsWith( 'src/' ) &&
				! /\.test\.tsx?$/.test( name ) &&
				fs
					.readFileSync( path.join( root, name ), 'utf8' )
					.split( '\n' )
					.some(
						( line ) =>
							pattern.test( line ) &&
							! /^\s*(?:\/?\*|\/\/)/.test( line )
					)
		);
		expect( found.sort() ).toStrictEqual( exceptions );
	} );
} );
