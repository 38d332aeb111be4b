/**
 * @jest-environment jsdom
 */
import { stringOr } from '@/kernel/guards';
import type { Steps } from '@/kernel/upgrade';
import { owner } from './owner';
import { createStored } from './stored';

jest.mock( './owner', () => ( { owner: jest.fn( () => 'this user' ) } ) );

const KEY = 'a thing';

const stored = (
	version = 1,
	more: {
		steps?: Steps;
		lifetime?: number;
		area?: 'tab' | 'browser';
		of?: 'user' | 'browser';
	} = {}
) =>
	createStored( {
		area: 'browser',
		name: KEY,
		of: 'browser',
		version,
		parse: ( raw ) => stringOr( raw ) || null,
		...more,
	} );

beforeEach( () => {
	localStorage.clear();
	sessionStorage.clear();
} );

describe( 'a stored thing', () => {
	it( 'is read as it was written, until it is removed', () => {
		expect( stored().read() ).toBeNull();
		expect( stored().write( 'words' ) ).toBe( true );
		expect( stored().read() ).toBe( 'words' );
		expect( stored( 1, { area: 'tab' } ).read() ).toBeNull();
		stored().write( null );
		expect( stored().read() ).toBeNull();
		expect( localStorage ).toHaveLength( 0 );
	} );

	it( 'of a user is nobody else’s, nor that of another site', () => {
		const own = stored( 1, { of: 'user' } );
		own.write( 'words' );
		expect( own.read() ).toBe( 'words' );
		jest.mocked( owner ).mockReturnValueOnce( 'another user' );
		expect( own.read() ).toBeNull();
		expect( stored().read() ).toBeNull();
	} );

	it( 'expires by the rule of when it was stored', () => {
		jest.useFakeTimers( { now: 1000 } );
		stored( 1, { lifetime: 10 } ).write( 'words' );
		jest.setSystemTime( 1010 );
		expect( stored( 1, { lifetime: 1 } ).read() ).toBe( 'words' );
		jest.setSystemTime( 1011 );
		expect( stored( 1, { lifetime: 1000 } ).read() ).toBeNull();
		jest.useRealTimers();
	} );

	it( 'of an earlier version passes each step to the current one', () => {
		stored( 1 ).write( 'a' );
		const steps = {
			1: ( raw: unknown ) => `${ String( raw ) } b`,
			2: ( raw: unknown ) => `${ String( raw ) } c`,
		};
		expect( stored( 3, { steps } ).read() ).toBe( 'a b c' );
		stored( 2 ).write( 'x' );
		expect( stored( 3, { steps } ).read() ).toBe( 'x c' );
	} );

	it( 'of a newer version, or of one without a step, isn’t read, and stays', () => {
		stored( 2 ).write( 'newer' );
		expect( stored( 1 ).read() ).toBeNull();
		expect( stored( 3 ).read() ).toBeNull();
		expect( stored( 2 ).read() ).toBe( 'newer' );
	} );

	it.each( [ '', '{', '7', '[]', '{}', '{"version":"1","value":"words"}' ] )(
		'isn’t read from %j',
		( text ) => {
			localStorage.setItem( KEY, text );
			expect( stored().read() ).toBeNull();
		}
	);

	it( 'is lost without an error where storage is denied', () => {
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'denied' );
		} );
		expect( stored().write( 'words' ) ).toBe( false );
	} );
} );
