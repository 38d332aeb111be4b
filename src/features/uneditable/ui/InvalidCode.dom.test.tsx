/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import { InvalidCode } from './InvalidCode';

const writeStored = jest.fn< ( ...sent: unknown[] ) => Promise< unknown > >();

jest.mock( '@/features/documents/index.records', () => ( {
	__esModule: true,
	storedContentMessage: () => '',
	writeStored: ( ...sent: unknown[] ) => writeStored( ...sent ),
} ) );

jest.mock( '@/features/conflicts/index.records', () => ( {
	__esModule: true,
	useMe: () => 1,
	versionName: ( { author }: { author: { name: string } } ) =>
		`${ author.name }’s version`,
} ) );

const onSaved = jest.fn();

const show = () =>
	render(
		<InvalidCode
			document={ { type: 'page', id: '7' } }
			title="About"
			content="Before"
			version="content:1"
			onSaved={ onSaved }
			onCancel={ jest.fn() }
		/>
	);

const area = ( name: string ) =>
	screen.getByRole< HTMLTextAreaElement >( 'textbox', { name } );

const click = ( name: string ) =>
	act( async () => {
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		await Promise.resolve();
	} );

it( 'regression: is read-only while it is saved', () => {
	writeStored.mockReturnValue( new Promise( () => undefined ) );
	show();
	const code = area( 'Code' );
	fireEvent.change( code, { target: { value: 'After' } } );
	expect( code.readOnly ).toBe( false );
	fireEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
	expect( code.readOnly ).toBe( true );
} );

describe( 'code that someone else has saved in the meantime', () => {
	beforeEach( async () => {
		writeStored.mockReset().mockResolvedValueOnce( {
			ok: false,
			error: { code: 'conflict', detail: 'Anna changed this.' },
			theirs: {
				record: {
					content: { raw: 'Hers' },
					atelier_version: 'content:2',
				},
				author: { id: 2, name: 'Anna' },
				modified: null,
				place: null,
			},
		} );
		onSaved.mockReset();
		show();
		fireEvent.change( area( 'Code' ), { target: { value: 'Mine' } } );
		await click( 'Save' );
	} );

	it( 'is shown beside the user’s before either is taken', () => {
		expect( area( 'Your version' ).value ).toBe( 'Mine' );
		const hers = area( 'Anna’s version' );
		expect( hers.value ).toBe( 'Hers' );
		expect( hers.readOnly ).toBe( true );
		expect( onSaved ).not.toHaveBeenCalled();
	} );

	it( 'is replaced by the user’s version', async () => {
		writeStored.mockResolvedValueOnce( { ok: true } );
		await click( 'Save your version' );
		expect( writeStored ).toHaveBeenLastCalledWith(
			{ type: 'page', id: '7' },
			'Mine',
			'content:2'
		);
		expect( onSaved ).toHaveBeenCalled();
	} );

	it( 'regression: replaces the user’s until that is brought back', async () => {
		await click( 'Use the saved version' );
		expect( area( 'Code' ).value ).toBe( 'Hers' );
		expect( onSaved ).not.toHaveBeenCalled();
		const isFocused = () =>
			waitFor( () =>
				expect( document.activeElement ).toBe( area( 'Code' ) )
			);
		await isFocused();
		area( 'Code' ).blur();
		await click( 'Bring back your version' );
		expect( area( 'Code' ).value ).toBe( 'Mine' );
		await isFocused();
		// Knowingly over the version that was shown.
		writeStored.mockResolvedValueOnce( { ok: true } );
		await click( 'Save' );
		expect( writeStored ).toHaveBeenLastCalledWith(
			{ type: 'page', id: '7' },
			'Mine',
			'content:2'
		);
	} );

	it( 'opens once it is used', async () => {
		await click( 'Use the saved version' );
		await click( 'Open' );
		expect( onSaved ).toHaveBeenCalled();
	} );
} );
