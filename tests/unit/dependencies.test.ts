import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( import.meta.dirname, '../..' );
const read = ( file: string ): string =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

interface Manifest {
	readonly dependencies?: Readonly< Record< string, string > >;
	readonly devDependencies: Readonly< Record< string, string > >;
	readonly optionalDependencies?: Readonly< Record< string, string > >;
}

const {
	dependencies = {},
	devDependencies,
	optionalDependencies = {},
} = JSON.parse( read( 'package.json' ) ) as Manifest;
const versions = {
	...dependencies,
	...devDependencies,
	...optionalDependencies,
};

describe( 'package.json', () => {
	it( 'names exact versions', () => {
		const loose = Object.entries( versions ).filter(
			( [ , version ] ) =>
				! /^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test( version )
		);
		expect( loose ).toStrictEqual( [] );
	} );

	it( 'has a reason for each dependency in docs/dependencies.md', () => {
		const reasons = [
			...read( 'docs/dependencies.md' ).matchAll( /`([^`]+)`/g ),
		].map( ( [ , name ] ) => name );
		const missing = Object.keys( versions ).filter(
			( name ) => ! reasons.includes( name )
		);
		expect( missing ).toStrictEqual( [] );
	} );
} );
