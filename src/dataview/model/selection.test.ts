import fc from 'fast-check';
import type { Action } from '../types';
import {
	howMuchIsSelected,
	isSelectable,
	pruneSelection,
	selectRange,
	toggleAll,
	toggleItem,
} from './selection';

const ids = [ 'a', 'b', 'c', 'd' ];

describe( 'selection', () => {
	it( 'takes only items with a bulk action', () => {
		const actions: readonly Action< { status: string } >[] = [
			{ id: 'view', label: 'View', callback: () => undefined },
			{
				id: 'trash',
				label: 'Move to trash',
				supportsBulk: true,
				isEligible: ( { status } ) => status !== 'trash',
				callback: () => undefined,
			},
		];
		expect( isSelectable( actions, { status: 'publish' } ) ).toBe( true );
		expect( isSelectable( actions, { status: 'trash' } ) ).toBe( false );
	} );

	it( 'drops removed items, and stays the same without any', () => {
		const selection = [ 'a', 'x' ];
		expect( pruneSelection( selection, new Set( ids ) ) ).toEqual( [
			'a',
		] );
		expect( pruneSelection( selection, new Set( [ 'a', 'x' ] ) ) ).toBe(
			selection
		);
	} );

	it.each( [
		[ 'downwards', 'b', 'd', [ 'b', 'c', 'd' ] ],
		[ 'upwards', 'c', 'a', [ 'a', 'b', 'c' ] ],
		[ 'one item where there was none before', null, 'c', [ 'c' ] ],
		[ 'one item where the first is gone', 'x', 'c', [ 'c' ] ],
		[ 'nothing that is not there', 'a', 'x', [] ],
	] )( 'selects a range: %s', ( _name, from, to, expected ) => {
		expect( selectRange( [], ids, { from, to } ) ).toEqual( expected );
	} );

	it( 'tells none, some and all apart', () => {
		expect( howMuchIsSelected( [], ids ) ).toBe( 'none' );
		expect( howMuchIsSelected( [ 'b' ], ids ) ).toBe( 'some' );
		expect( howMuchIsSelected( ids, ids ) ).toBe( 'all' );
		expect( howMuchIsSelected( [ 'x' ], [] ) ).toBe( 'none' );
	} );

	it( 'never contains an item twice, and toggling twice changes nothing', () => {
		const some = fc.subarray( ids );
		fc.assert(
			fc.property( some, fc.constantFrom( ...ids ), ( selection, id ) => {
				const twice = toggleItem( toggleItem( selection, id ), id );
				expect( new Set( twice ) ).toEqual( new Set( selection ) );
				const all = toggleAll( selection, ids );
				expect( new Set( all ).size ).toBe( all.length );
				expect( howMuchIsSelected( all, ids ) ).toBe(
					selection.length === ids.length ? 'none' : 'all'
				);
			} )
		);
	} );
} );
