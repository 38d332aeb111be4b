/**
 * @jest-environment jsdom
 */
import { stubGlobal } from '@tests/unit/stubGlobal';
import { watchHeight } from './watchHeight';

/** The height of the blocks in the browser's layout. */
let height = 0;
let observed: () => void;
const disconnect = jest.fn();
const told = jest.fn< ( height: number | null ) => void >();

const resize = ( changed: { width?: number; height?: number } ) => {
	if ( changed.width !== undefined ) {
		window.innerWidth = changed.width;
	}
	if ( changed.height !== undefined ) {
		window.innerHeight = changed.height;
	}
	window.dispatchEvent( new Event( 'resize' ) );
};

beforeEach( () => {
	stubGlobal(
		'ResizeObserver',
		class {
			public readonly observe = () => undefined;
			public readonly disconnect = disconnect;
			public constructor( callback: () => void ) {
				observed = callback;
			}
		}
	);
	document.body.innerHTML = '<div class="is-root-container"></div>';
	const blocks = document.querySelector( '.is-root-container' );
	Object.defineProperty( blocks, 'offsetHeight', { get: () => height } );
	// Browsers compute these values; jsdom only returns those that are set.
	document.body.style.padding = '0px';
	window.innerWidth = 800;
	window.innerHeight = 600;
} );

afterEach( () => {
	jest.clearAllMocks();
	document.body.innerHTML = '';
	document.body.style.padding = '';
} );

describe( 'watchHeight', () => {
	it( 'reports each height of the blocks with their padding once', () => {
		document.body.style.padding = '32px';
		const stop = watchHeight( document, told );
		height = 200;
		observed();
		observed();
		height = 260;
		observed();
		expect( told.mock.calls ).toEqual( [ [ 264 ], [ 324 ] ] );
		stop();
		expect( disconnect ).toHaveBeenCalled();
	} );

	it( 'reports at least a height that can be clicked', () => {
		watchHeight( document, told );
		height = 10;
		observed();
		expect( told ).toHaveBeenCalledWith( 48 );
	} );

	it( 'gives up if blocks shrink with their frame', () => {
		watchHeight( document, told );
		height = 300;
		observed();
		height = 150;
		resize( { height: 300 } );
		expect( told ).toHaveBeenLastCalledWith( null );
		expect( disconnect ).toHaveBeenCalled();
	} );

	it( 'continues if only the width of the frame has changed', () => {
		watchHeight( document, told );
		height = 300;
		observed();
		height = 200;
		resize( { width: 1000 } );
		observed();
		expect( told ).toHaveBeenLastCalledWith( 200 );
	} );
} );
