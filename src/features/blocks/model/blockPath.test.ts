import { blockAt, contentRoot, pathOf } from './blockPath';

/** Client IDs by parent; the root has an empty name. */
const tree = (
	children: Readonly< Record< string, readonly string[] > >
) => ( {
	childrenOf: ( id = '' ) => children[ id ] ?? [],
	nameOf: ( id: string ) =>
		id === 'content' ? 'core/post-content' : 'core/group',
} );

const alone = tree( { '': [ 'a', 'b' ], b: [ 'c', 'd' ] } );
const inTemplate = tree( {
	'': [ 'header', 'main' ],
	main: [ 'title', 'content' ],
	content: [ 'a2', 'b2' ],
	b2: [ 'c2', 'd2' ],
} );

it( 'finds the same block inside the template, and back', () => {
	const root = contentRoot( inTemplate );
	const path = pathOf( alone, undefined, 'd' );
	expect( path ).toEqual( [ 1, 1 ] );
	expect( blockAt( inTemplate, root, path ?? [] ) ).toBe( 'd2' );
	expect( pathOf( inTemplate, root, 'd2' ) ).toEqual( path );
} );

it( 'is null for blocks outside the content', () => {
	expect( pathOf( inTemplate, 'content', 'header' ) ).toBeNull();
} );

it( 'finds no block before the content has loaded', () => {
	const empty = tree( { '': [ 'content' ] } );
	expect( blockAt( empty, contentRoot( empty ), [ 1, 1 ] ) ).toBeNull();
	expect( contentRoot( alone ) ).toBeUndefined();
} );
