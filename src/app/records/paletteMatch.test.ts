import fc from 'fast-check';
import { arrange, GROUPS, groupOf, type Listable } from './paletteMatch';

const command = ( name: string, label: string, rest = {} ): Listable => ( {
	name,
	label,
	...rest,
} );

const labels = ( commands: readonly Listable[], search: string ) =>
	arrange( commands, search ).map( ( { group, items } ) => [
		group,
		...items.map( ( { label } ) => label ),
	] );

describe( 'groupOf', () => {
	it.each( [
		[ 'our own', command( 'atelier/go-to/styles', 'S' ), 'go-to' ],
		[
			'a category',
			command( 'shop/a', 'S', { category: 'edit' } ),
			'edit',
		],
		[
			'another category',
			command( 'a', 'S', { category: 'command' } ),
			'action',
		],
		[ 'no category', command( 'shop/view/a', 'S' ), 'action' ],
	] )( 'knows %s', ( _what, one, group ) => {
		expect( groupOf( one ) ).toBe( group );
	} );
} );

describe( 'arrange', () => {
	const commands = [
		command( 'atelier/action/reset', 'Reset styles' ),
		command( 'atelier/go-to/styles', 'Go to: Styles', {
			searchLabel: 'Styles',
		} ),
		command( 'atelier/view/book', 'Style Book' ),
		command( 'atelier/edit/page-1', 'Our house style – Page' ),
		command( 'atelier/view/site', 'View site', { keywords: [ 'Résumé' ] } ),
	];

	it( 'keeps the order of the groups without a search', () => {
		expect( labels( commands, ' ' ).map( ( [ group ] ) => group ) ).toEqual(
			GROUPS
		);
	} );

	it( 'lists the best match first, in any group', () => {
		expect( labels( commands, 'styles' ) ).toEqual( [
			[ 'go-to', 'Go to: Styles' ],
			[ 'action', 'Reset styles' ],
		] );
		expect( labels( commands, 'STYLE' )[ 0 ] ).toEqual( [
			'view',
			'Style Book',
		] );
	} );

	it( 'matches words in any order, and keywords', () => {
		expect( labels( commands, 'style house' ) ).toEqual( [
			[ 'edit', 'Our house style – Page' ],
		] );
		expect( labels( commands, 'resume' ) ).toEqual( [
			[ 'view', 'View site' ],
		] );
		expect( labels( commands, 'nothing of it' ) ).toEqual( [] );
	} );

	it( 'lists each command once, in its own group', () => {
		fc.assert(
			fc.property(
				fc.uniqueArray( fc.string(), { maxLength: 20 } ),
				fc.string( { maxLength: 3 } ),
				( names, search ) => {
					const all = names.map( ( name, at ) =>
						command(
							`atelier/${ GROUPS[ at % 4 ] ?? '' }/${ at }`,
							name
						)
					);
					const listed = arrange( all, search ).flatMap(
						( { group, items } ) => {
							for ( const item of items ) {
								expect( groupOf( item ) ).toBe( group );
							}
							return items;
						}
					);
					expect( new Set( listed ).size ).toBe( listed.length );
				}
			)
		);
	} );
} );
