/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, render, screen } from '@testing-library/react';
import { ok } from '@/kernel/result';
import { draftSaves } from '@/platform/siteDraft';
import type { DraftStatus, OpenedDraft } from '@/platform/boot';
import { refetchDrafts } from '../data/freshDrafts';
import { fetchDraft } from '../data/requests';
import { useOpenedDraft } from '../data/useOpenedDraft';
import { parseSiteDraft, type SiteDraft } from '../model/siteDraft';
import { setPeople } from '../data/draftPeople';
import { DraftNote } from './DraftNote';

jest.mock( '../data/requests', () => ( {
	__esModule: true,
	fetchDraft: jest.fn(),
} ) );
jest.mock( '@/platform/siteZone', () => ( {
	__esModule: true,
	siteZone: () => ( { name: 'Europe/Berlin', offset: 1 } ),
} ) );
jest.mock( '@/platform/locale', () => ( {
	__esModule: true,
	locale: () => 'en-US',
} ) );

const ask = jest.mocked( fetchDraft );

const answer = ( raw: Record< string, unknown > ) =>
	ask.mockResolvedValue(
		ok( parseSiteDraft( { id: 7, ...raw } ) as SiteDraft )
	);

const SCHEDULED = {
	status: 'scheduled',
	schedule: { date: '2030-12-24T12:00:00Z' },
};
const HELD = { status: 'held', problem: 'Otto changed it.' };

const Bar = ( { opened }: { readonly opened: OpenedDraft } ) => (
	<DraftNote opened={ opened } now={ useOpenedDraft( opened ) } />
);
const show = async ( status: DraftStatus ) => {
	render(
		<Bar
			opened={ { id: 7, title: 'Spring', status, count: 2, problem: '' } }
		/>
	);
	await act( () => Promise.resolve() );
};
const note = () => screen.getByRole( 'status' ).textContent;
const settle = async ( effect: () => unknown ) => {
	await act( async () => {
		await effect();
		await Promise.resolve();
	} );
};

beforeEach( () => {
	ask.mockReset();
} );

it( 'requests nothing for a draft without a date', async () => {
	await show( 'open' );
	expect( note() ).toBe( 'Visitors don’t see this yet.' );
	expect( ask ).not.toHaveBeenCalled();
} );

it( 'shows the date once the draft is scheduled in its dialog', async () => {
	await show( 'open' );
	answer( SCHEDULED );
	await settle( refetchDrafts );
	expect( note() ).toContain( 'Scheduled for' );
} );

it.each( [
	[
		'your own save',
		async () => {
			draftSaves.set( draftSaves.get() + 1 );
			await new Promise( ( resolve ) => setTimeout( resolve, 400 ) );
		},
	],
	[ 'someone else', () => window.dispatchEvent( new Event( 'focus' ) ) ],
] )(
	'says that changes end the schedule, and that it ended: by %s',
	async ( _name, change ) => {
		answer( SCHEDULED );
		await show( 'scheduled' );
		expect( note() ).toMatch(
			/^Scheduled for December 24, 2030.*1:00.*\(Europe\/Berlin\)\. Changing this site draft ends its schedule\.$/
		);
		answer( HELD );
		await settle( change );
		expect( note() ).toBe( 'On hold. Otto changed it.' );
	}
);

it( 'follows a new name and the number of changes', async () => {
	answer( { title: 'Spring', status: 'open', count: 2 } );
	await show( 'open' );
	screen.getByTitle( 'Site draft: Spring' );
	screen.getByText( '2 changes' );
	answer( { title: 'Summer', status: 'open', count: 3 } );
	await settle( refetchDrafts );
	screen.getByTitle( 'Site draft: Summer' );
	screen.getByText( '3 changes' );
} );

it( 'says how many others are here, and who for screen readers and the pointer', async () => {
	answer( { title: 'Spring', status: 'open', count: 2 } );
	await show( 'open' );
	await settle( () =>
		setPeople( [
			{ id: 1, name: 'Ann', isMe: true },
			{ id: 2, name: 'Ben', isMe: false },
			{ id: 3, name: 'Cleo', isMe: false },
		] )
	);
	const names = 'Also here now: Ben and Cleo';
	expect( screen.getByTitle( names ).textContent ).toBe(
		`${ names }2 others here`
	);
} );
