/**
 * @jest-environment jsdom
 */
import { lookAhead, preloadStage } from './stages';
import {
	isEditingLikely,
	noteEditing,
	warmUpOnceSeen,
	warmUpByIntention,
} from './warmUp';
import { rememberVisit, usuallyEdits } from './visits';

jest.mock( './stages', () => ( {
	__esModule: true,
	lookAhead: jest.fn( () => Promise.resolve() ),
	preloadStage: jest.fn( () => Promise.resolve() ),
} ) );
jest.mock( './visits', () => ( {
	__esModule: true,
	rememberVisit: jest.fn(),
	usuallyEdits: jest.fn( () => false ),
} ) );

const settle = async () => {
	for ( let turn = 0; turn < 5; turn++ ) {
		await Promise.resolve();
	}
};
const approach = ( selector: string, event: string ) =>
	document
		.querySelector( selector )
		?.dispatchEvent( new Event( event, { bubbles: true } ) );
const setConnection = ( connection: unknown ) =>
	Object.defineProperty( navigator, 'connection', {
		value: connection,
		configurable: true,
	} );

const openAhead = jest.fn();

let stop: () => void;

beforeEach( () => {
	jest.clearAllMocks();
	setConnection( undefined );
	document.body.innerHTML = `
		<a class="title" href="?page=atelier&amp;p=%2Fpage%2F2&amp;canvas=edit"><b>Contact</b></a>
		<a class="list" href="?page=atelier&amp;p=%2Fpage">Pages</a>
		<button data-towards-records>Rename</button>
		<a class="out" href="index.php">Dashboard</a>
		<div data-towards-editor><iframe></iframe></div>`;
	stop = warmUpByIntention( openAhead );
} );

afterEach( () => stop() );

describe( 'warmUpByIntention', () => {
	it( 'loads the editor for what had the focus before', async () => {
		stop();
		document.querySelector< HTMLElement >( '.title' )?.focus();
		stop = warmUpByIntention( openAhead );
		await settle();
		expect( preloadStage ).toHaveBeenCalledTimes( 1 );
		expect( preloadStage ).toHaveBeenCalledWith( 'editor' );
	} );

	it.each( [
		[
			'the pointer is on an element that opens it',
			'.title b',
			'pointerover',
		],
		[ 'the focus is', '.title', 'focusin' ],
		[ 'a finger is on the preview', 'iframe', 'touchstart' ],
	] )( 'loads the editor once %s', async ( _when, selector, event ) => {
		approach( selector, event );
		approach( selector, event );
		await settle();
		expect( preloadStage ).toHaveBeenCalledTimes( 1 );
		expect( preloadStage ).toHaveBeenCalledWith( 'editor' );
	} );

	it( 'loads only the data layer for what changes an item', async () => {
		approach( 'button', 'pointerover' );
		await settle();
		expect( preloadStage ).toHaveBeenCalledTimes( 1 );
		expect( preloadStage ).toHaveBeenCalledWith( 'records' );
	} );

	it( 'leaves to the screens what a link to one of them needs', async () => {
		approach( '.list', 'focusin' );
		await settle();
		expect( preloadStage ).not.toHaveBeenCalled();
		expect( openAhead ).toHaveBeenCalledWith(
			document.querySelector( '.list' )
		);
	} );

	it( 'then loads the editor for an element that opens it', async () => {
		approach( '.list', 'pointerover' );
		approach( '.title', 'pointerover' );
		await settle();
		expect( preloadStage ).toHaveBeenLastCalledWith( 'editor' );
	} );

	it( 'asks the screens also after the editor, as the pointer crosses the preview on many ways', async () => {
		approach( 'iframe', 'pointerover' );
		approach( '.list', 'pointerover' );
		await settle();
		expect( openAhead ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'loads nothing for other links', async () => {
		approach( '.out', 'pointerover' );
		approach( '.out', 'focusin' );
		await settle();
		expect( preloadStage ).not.toHaveBeenCalled();
		expect( openAhead ).not.toHaveBeenCalled();
	} );

	it.each( [ { saveData: true }, { effectiveType: '2g' } ] )(
		'loads nothing before the click with costly data: %j',
		async ( connection ) => {
			setConnection( connection );
			approach( '.title', 'pointerover' );
			approach( '.list', 'pointerover' );
			await settle();
			expect( preloadStage ).not.toHaveBeenCalled();
			expect( openAhead ).not.toHaveBeenCalled();
		}
	);
} );

describe( 'warmUpOnceSeen', () => {
	it( 'loads the other screens, and the editor for those who usually edit', async () => {
		warmUpOnceSeen();
		await settle();
		expect( jest.mocked( preloadStage ).mock.calls ).toEqual( [
			[ 'screens' ],
		] );
		expect( lookAhead ).toHaveBeenCalledTimes( 1 );
		jest.mocked( usuallyEdits ).mockReturnValueOnce( true );
		warmUpOnceSeen();
		await settle();
		expect( preloadStage ).toHaveBeenLastCalledWith( 'editor' );
		expect( lookAhead ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'requests no lists ahead of need with costly data', async () => {
		setConnection( { saveData: true } );
		warmUpOnceSeen();
		await settle();
		expect( lookAhead ).not.toHaveBeenCalled();
	} );
} );

describe( 'noteEditing', () => {
	it( 'marks the user as likely to edit again', () => {
		isEditingLikely.set( false );
		noteEditing();
		expect( isEditingLikely.get() ).toBe( true );
		expect( rememberVisit ).toHaveBeenCalledWith( { isEditing: true } );
	} );
} );
