/**
 * @jest-environment jsdom
 */
import { act, render } from '@testing-library/react';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { useRecordStore } from './recordStore';
import { provideStage } from './stages';

interface Titles {
	readonly title: string;
}

// Without a type in the package.
const add = register as ( descriptor: object ) => void;

/** A store with the name of core-data's. */
const registerStore = () =>
	add(
		createReduxStore( 'core', {
			reducer: (
				state: Titles = { title: 'saved' },
				action: { type: string; title?: string }
			): Titles =>
				action.title === undefined ? state : { title: action.title },
			selectors: { getTitle: ( { title }: Titles ) => title },
			actions: {
				setTitle: ( title: string ) => ( { type: 'SET', title } ),
			},
		} )
	);

const read = ( core: object ) =>
	( core as { getTitle: () => string } ).getTitle();

function Shown( { mark }: { readonly mark: string } ) {
	return (
		<>
			{ useRecordStore( ( core ) => read( core ) + mark, 'none', [
				mark,
			] ) }
		</>
	);
}

it( 'has nothing until the data layer is there, and all of its changes from then on', async () => {
	const { container, rerender } = render( <Shown mark="!" /> );
	expect( container.textContent ).toBe( 'none' );
	act( () => {
		registerStore();
		provideStage( 'records', {} );
	} );
	expect( container.textContent ).toBe( 'saved!' );
	await act( async () => {
		await (
			dispatch( 'core' ) as { setTitle: ( title: string ) => unknown }
		 ).setTitle( 'edited' );
	} );
	expect( container.textContent ).toBe( 'edited!' );
	rerender( <Shown mark="?" /> );
	expect( container.textContent ).toBe( 'edited?' );
} );
