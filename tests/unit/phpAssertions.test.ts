import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve( import.meta.dirname, '../php' );

const namesIn = ( code: string, pattern: RegExp ): readonly string[] =>
	[ ...code.matchAll( pattern ) ].map( ( [ , name = '' ] ) => name );

test( 'PHP tests use only assertions that PHP in WebAssembly has, too', () => {
	const known = namesIn(
		fs.readFileSync( path.join( folder, 'Assertions.php' ), 'utf8' ),
		/function (assert\w+)\(/g
	);
	const used = fs
		.readdirSync( folder, { recursive: true } )
		.map( String )
		.filter( ( file ) => file.endsWith( '_Test.php' ) )
		.flatMap( ( file ) =>
			namesIn(
				fs.readFileSync( path.join( folder, file ), 'utf8' ),
				/\$this->(assert[A-Z]\w+)\(/g
			)
				.filter( ( name ) => ! known.includes( name ) )
				.map( ( name ) => `${ file }: ${ name }` )
		);
	expect( known ).not.toEqual( [] );
	expect( used ).toEqual( [] );
} );
