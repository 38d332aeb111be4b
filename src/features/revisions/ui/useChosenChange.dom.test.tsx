/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, fireEvent, render } from '@testing-library/react';
import type { EditorBlock } from '../data/currentState';
import { compareStates, type Change } from '../model/comparison';
import { useChosenChange, type ChosenChange } from './useChosenChange';

/** As many changes as this. */
const changesOf = ( count: number ): readonly Change< EditorBlock >[] =>
	compareStates(
		{ blocks: [], fields: {} },
		{
			blocks: [],
			fields: Object.fromEntries(
				Array.from( { length: count }, ( _none, at ) => [
					`field${ at }`,
					'New',
				] )
			),
		}
	).changes;

let chosen: ChosenChange;

function Subject( { of, count }: { of: string; count: number } ) {
	chosen = useChosenChange( changesOf( count ), of );
	return <input aria-label="Stage" onKeyDown={ chosen.onKeyDown } />;
}

it( 'walks through the changes in a circle, by buttons and keys, and ends with its subject', () => {
	const onKey = jest.fn();
	document.addEventListener( 'keydown', onKey );
	const { getByRole, rerender } = render( <Subject of="1" count={ 3 } /> );
	const walked: ( number | null )[] = [];
	const walk = ( go: () => void ) => {
		act( go );
		walked.push( chosen.at );
	};
	const key = ( name: string, altKey = true ) =>
		walk( () => {
			fireEvent.keyDown( getByRole( 'textbox' ), { key: name, altKey } );
		} );
	expect( chosen.at ).toBeNull();
	walk( () => chosen.previous() );
	walk( () => chosen.next() );
	walk( () => chosen.next() );
	expect( walked.splice( 0 ) ).toEqual( [ 2, 0, 1 ] );
	key( 'ArrowDown' );
	key( 'ArrowDown' );
	key( 'ArrowUp' );
	expect( walked.splice( 0 ) ).toEqual( [ 2, 0, 2 ] );
	expect( onKey ).not.toHaveBeenCalled();
	key( 'ArrowUp', false );
	key( 'Home' );
	expect( walked ).toEqual( [ 2, 2 ] );
	expect( onKey ).toHaveBeenCalledTimes( 2 );
	document.removeEventListener( 'keydown', onKey );

	rerender( <Subject of="2" count={ 3 } /> );
	expect( chosen.at ).toBeNull();
	rerender( <Subject of="2" count={ 0 } /> );
	act( () => chosen.next() );
	expect( chosen.at ).toBeNull();
} );
