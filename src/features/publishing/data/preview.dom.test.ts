/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { isReviewOpen } from '@/features/saving';
import { openPreview } from './preview';
import { previewAddress } from './previewAddress';

jest.mock( './previewAddress', () => ( {
	__esModule: true,
	previewAddress: jest.fn(),
} ) );

const PAGE = { type: 'page', id: '2' };

/** Opens a preview in a tab, of which this is known. */
async function open( tab: { close: () => void } | null ): Promise< string > {
	const location = { href: 'https://other.test/' };
	jest.spyOn( window, 'open' ).mockReturnValue(
		tab && ( { ...tab, location } as unknown as Window )
	);
	await openPreview( PAGE, 7 );
	return location.href;
}

const notices = () => select( noticesStore ).getNotices();
const act = () => {
	const [ notice ] = notices();
	const [ action ] = notice?.actions ?? [];
	( action as unknown as { onClick: () => void } ).onClick();
	return ( action as { label: string } ).label;
};

it( 'leads its tab to the address, and closes it where there is none', async () => {
	const asked = jest.mocked( previewAddress );
	asked.mockResolvedValue( {
		ok: false,
		refusal: { error: { code: 'offline' } },
	} );
	const close = jest.fn();
	await open( { close } );
	expect( close ).toHaveBeenCalled();
	expect( notices() ).toMatchObject( [
		{
			content: expect.stringMatching(
				/^The preview could not be opened\./
			) as unknown,
		},
	] );

	asked.mockResolvedValue( {
		ok: false,
		refusal: { error: { code: 'forbidden' }, label: 'Home' },
	} );
	await open( { close } );
	expect( notices() ).toMatchObject( [
		{ content: expect.stringContaining( '“Home”' ) as unknown },
	] );
	expect( act() ).toBe( 'Review changes' );
	expect( isReviewOpen.get() ).toBe( true );
	isReviewOpen.set( false );

	asked.mockResolvedValue( { ok: true, value: 'https://shop.test/?p=2' } );
	expect( await open( { close } ) ).toBe( 'https://shop.test/?p=2' );
	expect( asked ).toHaveBeenLastCalledWith( PAGE, 7 );
	expect( close ).toHaveBeenCalledTimes( 2 );
	expect( notices() ).toEqual( [] );
} );

it( 'says that the browser blocks its tab, and tries again', async () => {
	jest.mocked( previewAddress ).mockResolvedValue( {
		ok: true,
		value: 'https://shop.test/?p=2',
	} );
	await open( null );
	expect( notices() ).toMatchObject( [
		{ content: expect.stringContaining( 'blocked' ) as unknown },
	] );
	expect( act() ).toBe( 'Try again' );
	expect( window.open ).toHaveBeenCalledTimes( 2 );
} );
