/**
 * @jest-environment jsdom
 */
import { forwardKeys, isSaveKey, onAnyKey } from './keys';

const key = ( init: KeyboardEventInit ) =>
	new KeyboardEvent( 'keydown', {
		bubbles: true,
		cancelable: true,
		...init,
	} );

describe( 'the shortcut for saving', () => {
	it.each< [ string, boolean, KeyboardEventInit ] >( [
		[ 'Ctrl+S', true, { key: 's', code: 'KeyS', ctrlKey: true } ],
		[ 'with Caps Lock', true, { key: 'S', code: 'KeyS', ctrlKey: true } ],
		[
			'with Cyrillic letters',
			true,
			{ key: 'ы', code: 'KeyS', ctrlKey: true },
		],
		[ 'S alone', false, { key: 's', code: 'KeyS' } ],
		[
			'Ctrl+Shift+S',
			false,
			{ key: 'S', code: 'KeyS', ctrlKey: true, shiftKey: true },
		],
		[
			'Ctrl+O of Dvorak',
			false,
			{ key: 'o', code: 'KeyS', ctrlKey: true },
		],
	] )( '%s: %s', ( _name, isIt, init ) => {
		expect( isSaveKey( key( init ) ) ).toBe( isIt );
	} );
} );

describe( 'keys in a frame', () => {
	let stop: () => void = () => undefined;

	afterEach( () => {
		stop();
		document.body.replaceChildren();
	} );

	function openFrame(): Document {
		const frame = document.createElement( 'iframe' );
		document.body.append( frame );
		const page = frame.contentDocument as Document;
		forwardKeys( page );
		return page;
	}

	it( 'reach the page around it, which can prevent the browser’s default', () => {
		const page = openFrame();
		stop = onAnyKey( ( event ) => {
			if ( isSaveKey( event ) ) {
				event.preventDefault();
			}
		} );
		const save = key( { key: 's', code: 'KeyS', ctrlKey: true } );
		const other = key( { key: 'ArrowDown', code: 'ArrowDown' } );
		page.body.dispatchEvent( save );
		page.body.dispatchEvent( other );
		expect( save.defaultPrevented ).toBe( true );
		expect( other.defaultPrevented ).toBe( false );
	} );

	it( 'stay in the frame if something in it handles them', () => {
		const page = openFrame();
		const heard: string[] = [];
		stop = onAnyKey( ( event ) => heard.push( event.key ) );
		page.body.addEventListener( 'keydown', ( event ) =>
			event.preventDefault()
		);
		page.body.dispatchEvent( key( { key: 'Escape' } ) );
		expect( heard ).toEqual( [] );
	} );
} );
