import { createOwnVersions } from './ownVersions';

describe( 'the versions of our own saves', () => {
	it( 'follow each other', () => {
		const versions = createOwnVersions();
		expect( versions.latest( 'page 1', 'a' ) ).toBe( 'a' );
		versions.note( 'page 1', 'a', 'b' );
		versions.note( 'page 1', 'b', 'c' );
		expect( versions.latest( 'page 1', 'a' ) ).toBe( 'c' );
		expect( versions.latest( 'page 2', 'a' ) ).toBe( 'a' );
	} );

	it( 'regression: end where a change is taken back', () => {
		const versions = createOwnVersions();
		versions.note( 'page 1', 'a', 'b' );
		versions.note( 'page 1', 'b', 'a' );
		expect( versions.latest( 'page 1', 'a' ) ).toBe( 'a' );
		expect( versions.latest( 'page 1', 'b' ) ).toBe( 'a' );
		versions.note( 'page 1', 'a', 'b' );
		expect( versions.latest( 'page 1', 'a' ) ).toBe( 'b' );
		versions.note( 'page 1', 'b', 'b' );
		expect( versions.latest( 'page 1', 'b' ) ).toBe( 'b' );
	} );
} );
