import { sectionOf, sectionsRoot, type SectionTree } from './sections';

/** Format: `name#id` or `name<tag>#id`, with inner blocks. */
interface Made {
	readonly [ block: string ]: Made;
}

function treeOf( made: Made ): SectionTree {
	const children = new Map< string | undefined, string[] >();
	const names = new Map< string, string >();
	const tags = new Map< string, string >();
	const walk = ( blocks: Made, root?: string ) => {
		for ( const [ block, inside ] of Object.entries( blocks ) ) {
			const [ , name = '', tag = '', id = '' ] =
				/^([^<#]+)(?:<(\w+)>)?#(.+)$/.exec( block ) ?? [];
			names.set( id, `core/${ name }` );
			tags.set( id, tag );
			children.set( root, [ ...( children.get( root ) ?? [] ), id ] );
			walk( inside, id );
		}
	};
	walk( made );
	return {
		childrenOf: ( id ) => children.get( id ) ?? [],
		nameOf: ( id ) => names.get( id ) ?? '',
		tagOf: ( id ) => tags.get( id ) ?? '',
	};
}

const TEMPLATE = treeOf( {
	'template-part#head': {},
	'group#around': { 'group<main>#main': { 'post-content#content': {} } },
	'template-part#foot': {},
} );

test( 'the sections of a template are in its main element', () => {
	expect( sectionsRoot( TEMPLATE, false ) ).toBe( 'main' );
} );

test( 'the sections of a post are in its content', () => {
	expect( sectionsRoot( TEMPLATE, true ) ).toBe( 'content' );
} );

test( 'without a main element, all top-level blocks are sections', () => {
	expect(
		sectionsRoot( treeOf( { 'group#a': {}, 'cover#b': {} } ), false )
	).toBeUndefined();
} );

test( 'a block belongs to the section around it', () => {
	expect( sectionOf( [ 'a', 'b' ], [ 'text', 'b', 'main' ] ) ).toBe( 'b' );
	expect( sectionOf( [ 'a', 'b' ], [ 'b' ] ) ).toBe( 'b' );
	expect( sectionOf( [ 'a', 'b' ], [ 'head' ] ) ).toBeNull();
} );
