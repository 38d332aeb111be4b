import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( import.meta.dirname, '../..' );

const filesIn = ( folder: string ): readonly string[] =>
	fs
		.readdirSync( path.join( root, folder ), {
			recursive: true,
			encoding: 'utf8',
		} )
		.map( ( file ) => `${ folder }/${ file.replaceAll( path.sep, '/' ) }` );

/** Files and folders that pages may name. */
const existing: readonly string[] = [
	...fs.readdirSync( root ),
	...[
		'src',
		'includes',
		'tests',
		'tools',
		'docs',
		'languages',
		'.wordpress-org',
	].flatMap( filesIn ),
];

const pages = [
	'README.md',
	'CONTRIBUTING.md',
	...existing.filter( ( file ) => /^docs\/.*\.md$/.test( file ) ),
].map( ( name ) => ( {
	name,
	text: fs
		.readFileSync( path.join( root, name ), 'utf8' )
		.replace( /```.*?```/gs, '' ),
} ) );

/** Paths of WordPress, what a build makes, and such with a part left open. */
const ELSEWHERE =
	/^(wp-|build\/|\/|(admin-ajax|admin-post|site-editor|autoload)\.php)|[*…{}$<>()?=:|,]/;
const FILE = /[\w-][\w.-]*\.(tsx?|php|mjs|md|css|json|xml)$/;
const FOLDER = /^(src|includes|tests|tools|docs)\//;

/** What a page names: files, from the root, from within a room or by name alone, tests, and classes such as `Support\\Rest`. */
const namedIn = ( text: string ): readonly string[] =>
	[ ...text.matchAll( /`([^`\s]+)`/g ) ].flatMap( ( [ , named = '' ] ) => {
		const [ , room, name ] =
			/^([A-Z]\w+)\\([A-Z]\w+)(::\w+\(\))?$/.exec( named ) ?? [];
		if ( room !== undefined ) {
			return [ `includes/${ room }/${ name }.php` ];
		}
		if ( /^[\w-]+\.spec$/.test( named ) ) {
			return [ `${ named }.ts` ];
		}
		if ( /^[A-Z]\w+_Test$/.test( named ) ) {
			return [ `${ named }.php` ];
		}
		return ! ELSEWHERE.test( named ) &&
			( FILE.test( named ) || FOLDER.test( named ) )
			? [ named.replace( /\/$/, '' ) ]
			: [];
	} );

const isThere = ( named: string ): boolean =>
	existing.some(
		( file ) => file === named || file.endsWith( `/${ named }` )
	);

describe( 'pages for developers', () => {
	it( 'name files, folders and classes that there are', () => {
		const missing = pages.flatMap( ( { name, text } ) =>
			namedIn( text )
				.filter( ( named ) => ! isThere( named ) )
				.map( ( named ) => `${ name }: ${ named }` )
		);
		expect( missing ).toStrictEqual( [] );
	} );

	it( 'are looked through', () => {
		expect(
			namedIn(
				'`src/ui`, `data/no.ts`, `gone.ts`, `gone.spec`, `Gone_Test`, `Support\\Gone`, `wp-load.php`, `name: value.ts`'
			)
		).toEqual( [
			'src/ui',
			'data/no.ts',
			'gone.ts',
			'gone.spec.ts',
			'Gone_Test.php',
			'includes/Support/Gone.php',
		] );
		expect( [ 'gone.ts', 'ui/Bar.tsx' ].filter( isThere ) ).toEqual( [
			'ui/Bar.tsx',
		] );
	} );

	it( 'link to pages that there are', () => {
		const missing = pages.flatMap( ( { name, text } ) =>
			[ ...text.matchAll( /\]\(([^)#\s]+)/g ) ]
				.map( ( [ , link = '' ] ) => link )
				.filter(
					( link ) =>
						! /^[a-z]+:/.test( link ) &&
						! fs.existsSync(
							path.join( root, path.dirname( name ), link )
						)
				)
				.map( ( link ) => `${ name }: ${ link }` )
		);
		expect( missing ).toStrictEqual( [] );
	} );
} );
