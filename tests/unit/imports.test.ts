import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const project = path.resolve( import.meta.dirname, '../..' );
const root = path.join( project, 'src' );

const everything: readonly string[] = fs.readdirSync( root, {
	recursive: true,
	encoding: 'utf8',
} );

const files = everything.filter( ( file ) => /\.tsx?$/.test( file ) );

const known = new Set(
	everything.filter( ( file ) => /\.(tsx?|css)$/.test( file ) )
);

/** The file of src/ that an import resolves to; undefined for packages. */
const target = ( from: string, specifier: string ): string | undefined => {
	const base = specifier.startsWith( '.' )
		? path.join( path.dirname( from ), specifier )
		: specifier.startsWith( '@/' )
			? specifier.slice( 2 )
			: undefined;
	return base === undefined
		? undefined
		: [ '', '.ts', '.tsx', '/index.ts' ]
				.map( ( end ) => base + end )
				.find( ( file ) => known.has( file ) );
};

/** What the imports of a file say, types and lazy chunks included. */
const specifiers: ReadonlyMap< string, readonly string[] > = new Map(
	files.map( ( file ) => [
		file,
		ts
			.preProcessFile(
				fs.readFileSync( path.join( root, file ), 'utf8' ),
				true,
				true
			)
			.importedFiles.map( ( { fileName } ) => fileName ),
	] )
);

const graph: ReadonlyMap< string, readonly string[] > = new Map(
	[ ...specifiers ].map( ( [ file, said ] ) => [
		file,
		said.flatMap( ( specifier ) => target( file, specifier ) ?? [] ),
	] )
);

/** Removes files without remaining imports, one after the other; the rest has circular imports. */
function inCircles(): readonly string[] {
	let rest = [ ...graph.keys() ];
	for ( let before = -1; before !== rest.length; ) {
		before = rest.length;
		const left = new Set( rest );
		rest = rest.filter( ( file ) =>
			graph.get( file )?.some( ( imported ) => left.has( imported ) )
		);
	}
	return rest;
}

const roomOf = ( file: string ): string | undefined =>
	/^features\/(\w+)\//.exec( file )?.[ 1 ];

/** The folders of src/ in the order of docs/rooms.md. */
const rooms: readonly string[] = [
	...fs
		.readFileSync( path.join( project, 'docs/rooms.md' ), 'utf8' )
		.matchAll( /^- `src\/([^`]+)` – /gm ),
].map( ( [ , folder = '' ] ) => folder );

/**
 * The position of a file in that order. Files beside rooms come after these rooms, which they combine, as files
 * directly in src/ do with everything.
 */
function positionOf( file: string ): number {
	const folders = path.dirname( file ).split( path.sep );
	const own = folders
		.map( ( _, depth ) => folders.slice( 0, depth + 1 ).join( '/' ) )
		.filter( ( folder ) => rooms.includes( folder ) )
		.at( -1 );
	return own === undefined
		? rooms.length
		: rooms
				.map( ( room ) => `${ room }/`.startsWith( `${ own }/` ) )
				.lastIndexOf( true );
}

/** Inside a feature: models can't import effects, effects can't import components. */
const INSIDE = [ 'model', 'data', 'ui' ];

const DOORS = [
	'index.model.ts',
	'index.ts',
	'index.records.ts',
	'index.editor.ts',
];

/** The problem with an import; undefined without one. */
function problemOf( file: string, imported: string ): string | undefined {
	if ( positionOf( imported ) > positionOf( file ) ) {
		return 'is below it in docs/rooms.md';
	}
	const room = roomOf( imported );
	if ( room === undefined ) {
		return undefined;
	}
	const inside = path.relative( `features/${ room }`, imported );
	if ( room !== roomOf( file ) ) {
		return DOORS.includes( inside ) ? undefined : 'is no door of its room';
	}
	const [ from, to ] = [ file, imported ].map( ( each ) =>
		INSIDE.indexOf( each.split( path.sep )[ 2 ] ?? '' )
	);
	return from !== -1 && Number( to ) > Number( from )
		? `is not in ${ INSIDE.join( ' < ' ) }`
		: undefined;
}

/** Packages whose scripts come with the records or the editor. An import that runs before is undefined for good. */
const LATER =
	/^@wordpress\/(?:block-editor|block-library|blocks|commands|core-data|editor|format-library|keyboard-shortcuts|media-utils|patterns|plugins|preferences|rich-text)$/;

/** What runs before the records stage: its entries, and the chunks of screens that are shown without it. */
const EARLY = [
	'index.tsx',
	'screens.tsx',
	'app/lists/history.ts',
	'app/lists/menus.ts',
	'app/lists/patterns.ts',
	'app/lists/posts.ts',
	'app/lists/prepare.ts',
	'app/lists/siteDrafts.ts',
	'app/lists/templates.ts',
];

const isDoor = ( file: string ): boolean =>
	DOORS.includes( path.basename( file ) ) && file.startsWith( 'features/' );

interface Import {
	readonly from: string;
	/** The imported names; null for all. */
	readonly names: readonly string[] | null;
	/** The name of each that the file itself exports it under. */
	readonly exported: readonly string[];
}

/** The imports of a file that run: no types and no lazy chunks. */
function runningImports( file: string ): readonly Import[] {
	const source = ts.createSourceFile(
		file,
		fs.readFileSync( path.join( root, file ), 'utf8' ),
		ts.ScriptTarget.Latest
	);
	return source.statements.flatMap( ( statement ): Import[] => {
		const isImport = ts.isImportDeclaration( statement );
		if (
			! ( isImport || ts.isExportDeclaration( statement ) ) ||
			! statement.moduleSpecifier ||
			! ts.isStringLiteral( statement.moduleSpecifier )
		) {
			return [];
		}
		const from = statement.moduleSpecifier.text;
		const named = isImport
			? statement.importClause?.namedBindings
			: statement.exportClause;
		const isType = isImport
			? statement.importClause?.phaseModifier ===
				ts.SyntaxKind.TypeKeyword
			: statement.isTypeOnly;
		if ( isType ) {
			return [];
		}
		if (
			! named ||
			! ( ts.isNamedImports( named ) || ts.isNamedExports( named ) )
		) {
			return [ { from, names: null, exported: [] } ];
		}
		const running = [ ...named.elements ].filter(
			( { isTypeOnly } ) => ! isTypeOnly
		);
		return running.length === 0
			? []
			: [
					{
						from,
						names: running.map(
							( { propertyName, name } ) =>
								( propertyName ?? name ).text
						),
						exported: running.map( ( { name } ) => name.text ),
					},
				];
	} );
}

/** What files run of later packages, each with the way to it. Through a door comes only what is asked for. */
function laterPackages( entries: readonly string[] ): readonly string[] {
	const found: string[] = [];
	const seen = new Set< string >();
	const visit = (
		file: string,
		wanted: readonly string[] | null,
		way: readonly string[]
	) => {
		const only = isDoor( file ) ? wanted : null;
		const key = `${ file } ${ only?.join() ?? '*' }`;
		if ( seen.has( key ) ) {
			return;
		}
		seen.add( key );
		for ( const { from, names, exported } of runningImports( file ) ) {
			const asked = only
				? ( names?.filter( ( _, at ) =>
						only.includes( exported[ at ] ?? '' )
					) ?? null )
				: names;
			if ( asked?.length === 0 ) {
				continue;
			}
			const next = target( file, from );
			if ( next !== undefined ) {
				visit( next, asked, [ ...way, file ] );
			} else if ( LATER.test( from ) ) {
				found.push( `${ from }: ${ [ ...way, file ].join( ' > ' ) }` );
			}
		}
	};
	entries.forEach( ( entry ) => visit( entry, null, [] ) );
	return found;
}

describe( 'imports of src/', () => {
	it( 'are found', () => {
		expect( graph.get( 'index.tsx' ) ).toContain( 'app/App.tsx' );
	} );

	it( 'name one file also where capitals make no difference, as on macOS', () => {
		const modules = files.map( ( file ) => file.replace( /\.\w+$/, '' ) );
		const twins = modules.filter(
			( module, at ) =>
				modules.findIndex(
					( other ) => other.toLowerCase() === module.toLowerCase()
				) !== at
		);
		expect( twins ).toStrictEqual( [] );
	} );

	it( 'aren’t circular, types included', () => {
		expect( inCircles() ).toStrictEqual( [] );
	} );

	it( 'are of rooms above, through their index files', () => {
		const wrong = [ ...graph ].flatMap( ( [ file, imports ] ) =>
			imports.flatMap( ( imported ) => {
				const problem = problemOf( file, imported );
				return problem === undefined
					? []
					: `${ imported } ${ problem }: ${ file }`;
			} )
		);
		expect( wrong ).toStrictEqual( [] );
	} );

	it( 'name what is in another room from `@/`, and what is in their own from where they are', () => {
		const house = ( file: string ): string | undefined =>
			roomOf( file ) ?? /^(\w+)\//.exec( file )?.[ 1 ];
		const wrong = [ ...specifiers ].flatMap( ( [ file, said ] ) =>
			said.filter( ( specifier ) => {
				const imported = target( file, specifier );
				return (
					imported !== undefined &&
					house( file ) !== undefined &&
					specifier.startsWith( '@/' ) ===
						( house( imported ) === house( file ) )
				);
			} )
		);
		expect( wrong ).toStrictEqual( [] );
	} );

	it( 'are, in a model, only of models of other rooms', () => {
		const wrong = files
			.filter( ( file ) => /^features\/\w+\/model\//.test( file ) )
			.flatMap( ( file ) =>
				( graph.get( file ) ?? [] )
					.filter(
						( imported ) =>
							roomOf( imported ) !== undefined &&
							roomOf( imported ) !== roomOf( file ) &&
							! imported.endsWith( '/index.model.ts' )
					)
					.map( ( imported ) => `${ file } imports ${ imported }` )
			);
		expect( wrong ).toStrictEqual( [] );
	} );

	it( 'bring no package before its script, where screens are shown without the data layer', () => {
		expect( laterPackages( EARLY ) ).toStrictEqual( [] );
		// Otherwise nothing would be found anywhere.
		expect( laterPackages( [ 'records.tsx' ] ) ).not.toStrictEqual( [] );
		expect(
			laterPackages( [ 'app/lists/postEditing.ts' ] )
		).not.toStrictEqual( [] );
	} );
} );
