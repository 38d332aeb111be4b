/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paged } from '@tests/support/fakeSite';
import { storedValues } from '@tests/support/storedValues';
import {
	button,
	choose,
	click,
	dialog,
	FakeSite,
	fill,
	isDisabled,
	notice,
	openScreen,
	settle,
} from '@tests/support/renderRoom';
import { draftEnd } from '@/platform/draftEnd';
import { refetches } from '@/features/documents';

const ROUTE = '/atelier/v1/site-drafts';

type Values = Readonly< Record< string, unknown > >;

const makeDraft = ( more: Values = {} ): Values => ( {
	id: 7,
	title: 'Spring',
	status: 'open',
	theme: 'twentytwentyfive',
	count: 1,
	modified: '2026-11-24T20:00:00Z',
	...more,
} );

const makeChange = (
	id: number,
	label: string,
	more: Values = {}
): Values => ( {
	key: `page:${ id }`,
	type: 'page',
	recordId: String( id ),
	label,
	action: 'update',
	edits: { excerpt: 'New words' },
	base: { excerpt: 'Words' },
	live: {},
	liveVersion: 'l1',
	author: { id: 1, name: 'Ann', avatar: '' },
	modified: '2026-11-24T20:00:00Z',
	version: 'v1',
	status: 'ready',
	conflicts: [],
	...more,
} );

/** A site with drafts, the first of which has changes. */
function siteWith( drafts: Values[], changes: Values[] = [] ): FakeSite {
	const site = new FakeSite();
	const [ first ] = drafts;
	const without = ( key: unknown ) => {
		const at = changes.findIndex( ( change ) => change.key === key );
		changes.splice( at, 1 );
		return { deleted: true };
	};
	const change = ( id: unknown, edits: Values ) => {
		const at = drafts.findIndex( ( draft ) => String( draft.id ) === id );
		drafts[ at ] = { ...drafts[ at ], ...edits };
		return drafts[ at ];
	};
	return site
		.on( `GET ${ ROUTE }`, ( { query } ) =>
			paged( query.published === 'true' ? [] : drafts, query )
		)
		.on( `GET ${ ROUTE }/:id`, ( { params } ) =>
			drafts
				.map( ( draft, at ) =>
					at === 0 ? { ...draft, count: changes.length } : draft
				)
				.find( ( { id } ) => String( id ) === params.id )
		)
		.on( `GET ${ ROUTE }/:id/changes`, ( { params } ) =>
			params.id === String( first?.id ) ? changes : []
		)
		.on( `DELETE ${ ROUTE }/:id/changes`, ( { query } ) =>
			without( query.key )
		)
		.on( `POST ${ ROUTE }/:id/changes/move`, ( { data } ) =>
			without( data.key )
		)
		.on( `POST ${ ROUTE }/:id/changes/settle`, ( { data } ) => {
			const at = changes.findIndex( ( { key } ) => key === data.key );
			changes[ at ] = {
				...changes[ at ],
				status: 'ready',
				conflicts: [],
			};
			return changes[ at ];
		} )
		.on( `POST ${ ROUTE }/:id/publish`, {} )
		.on( `POST ${ ROUTE }/:id/schedule`, ( { params, data } ) =>
			change( params.id, {
				status: 'scheduled',
				schedule: { ...data, date: `${ String( data.date ) }Z` },
			} )
		)
		.on( `DELETE ${ ROUTE }/:id/schedule`, ( { params } ) =>
			change( params.id, { status: 'open', schedule: null } )
		);
}

const draftScreen = () => screen.findByRole( 'region', { name: 'Site draft' } );

describe( 'a draft', () => {
	it( 'is published once conflicts with the live site are resolved', async () => {
		const site = siteWith(
			[ makeDraft() ],
			[
				makeChange( 2, 'Contested', {
					status: 'changed',
					conflicts: [ 'excerpt' ],
					live: { excerpt: 'Newer words' },
					changedBy: { id: 2, name: 'Ben' },
					changedAt: '2026-11-24T21:30:00Z',
				} ),
				makeChange( 3, 'Uncontested' ),
			]
		);
		await openScreen( '/drafts/7', { site } );
		await click( 'Publish…', await draftScreen() );
		const question = await dialog( 'Publish “Spring”' );
		await waitFor( () =>
			expect( question.textContent ).toContain( 'need your decision' )
		);
		const publish = button( 'Publish', question );
		expect( isDisabled( publish ) ).toBe( true );
		expect( question.textContent ).toMatch(
			/This site draft’s version *Ann · November 24, 2026.*The live version *Ben · November 24, 2026/
		);

		await click( 'Use this version: “Contested”', question );
		await waitFor( () =>
			expect( isDisabled( button( 'Publish', question ) ) ).toBe( false )
		);
		expect(
			site.writes.map( ( { path, data } ) => [ path, data ] )
		).toEqual( [
			[
				`${ ROUTE }/7/changes/settle`,
				{ key: 'page:2', version: 'v1', live: 'l1', choice: 'mine' },
			],
		] );
		// A choice can be taken back where it was made.
		await click( 'Undo', question );
		await waitFor( () =>
			expect( site.writes.at( -1 )?.data ).toEqual( {
				key: 'page:2',
				choice: 'undo',
			} )
		);
		await waitFor( () =>
			expect( within( question ).queryByText( /^You chose/ ) ).toBeNull()
		);
		await click( 'Publish', question );
		// The page is loaded again, and then says so.
		await waitFor( () =>
			expect( storedValues() ).toContain( 'Published “Spring”.' )
		);
		expect( site.writes.at( -1 ) ).toMatchObject( {
			path: `${ ROUTE }/7/publish`,
			data: {
				conflicts: 'ask',
				keys: [ 'page:2', 'page:3' ],
				versions: [ 'v1', 'v1' ],
			},
		} );
		// What the user has decided is no news.
		expect( question.textContent ).not.toContain( 'in the meantime' );
	} );

	it( 'isn’t published or scheduled with what the dialog hasn’t shown', async () => {
		const changes = [ makeChange( 2, 'About' ), makeChange( 3, 'Shop' ) ];
		const site = siteWith( [ makeDraft() ], changes );
		const refusal = {
			status: 409,
			code: 'atelier_draft_outdated',
			message: 'This site draft has changed in the meantime.',
		};
		site.fail( `POST ${ ROUTE }/:id/publish`, refusal );
		site.fail( `POST ${ ROUTE }/:id/schedule`, refusal );
		await openScreen( '/drafts/7', { site } );
		const region = await draftScreen();
		await within( region ).findByText( 'Shop' );
		for ( const [ action, title, label, news ] of [
			[ 'Publish…', 'Publish “Spring”', 'Publish', 'News' ],
			[ 'Schedule…', 'Schedule “Spring”', 'Schedule', 'More' ],
		] as const ) {
			await click( action, region );
			const question = await dialog( title );
			await settle();
			changes.splice( 1, 1, makeChange( 4, news ) );
			await click( label, question );
			await within( question ).findByText( refusal.message );
			expect( site.writes.at( -1 )?.data.keys ).not.toContain( 'page:4' );
			const note = await within( question ).findByText(
				/^Changed in this site draft in the meantime/
			);
			expect( note.textContent ).toBe(
				`Changed in this site draft in the meantime: “${ news }”, “Shop”. Check them before you go on.`
			);
			await click( 'Cancel', question );
			changes.splice( 1, 1, makeChange( 3, 'Shop' ) );
		}
	} );

	it( 'is deleted only as the dialog has shown it', async () => {
		const changes = [ makeChange( 2, 'About' ), makeChange( 3, 'Shop' ) ];
		const site = siteWith( [ makeDraft() ], changes );
		const message =
			'This site draft has changed in the meantime, so it wasn’t deleted.';
		site.fail( `DELETE ${ ROUTE }/:id`, {
			status: 409,
			code: 'atelier_draft_outdated',
			message,
		} );
		await openScreen( '/drafts', { site } );
		await choose( 'Actions for “Spring”', 'Delete' );
		const question = await dialog( 'Delete “Spring”?' );
		await within( question ).findByText( 'Shop' );
		changes.splice( 1, 1, makeChange( 4, 'News' ) );
		await click( 'Delete', question );
		await within( question ).findByText( message );
		expect( site.writes.at( -1 )?.data ).toEqual( {
			keys: [ 'page:2', 'page:3' ],
			versions: [ 'v1', 'v1' ],
			published: false,
		} );
		const note = await within( question ).findByText(
			/^Changed in this site draft in the meantime/
		);
		expect( note.textContent ).toContain( '“News”, “Shop”' );
	} );

	it( 'doesn’t say of what is live that it will be deleted', async () => {
		const site = siteWith(
			[ makeDraft( { status: 'published' } ) ],
			[ makeChange( 2, 'About' ) ]
		);
		await openScreen( '/drafts', { site } );
		await choose( 'Actions for “Spring”', 'Delete' );
		const question = await dialog( 'Delete “Spring”?' );
		await within( question ).findByText(
			/^What it published stays on your live site/
		);
		expect( question.textContent ).not.toContain( 'About' );
	} );

	it( 'shows what keeps it from being published above everything else', async () => {
		const site = siteWith(
			[ makeDraft() ],
			[
				makeChange( 2, 'Harmless' ),
				{
					...makeChange( 3, 'Style', { key: 'wp_block:3' } ),
					type: 'wp_block',
				},
				makeChange( 4, 'Contested', {
					status: 'changed',
					conflicts: [ 'excerpt' ],
					live: { excerpt: 'Newer words' },
				} ),
				makeChange( 5, 'Broken', { status: 'invalid' } ),
			]
		);
		await openScreen( '/drafts/7', { site } );
		const region = await draftScreen();
		await click( 'Publish…', region );
		const question = await dialog( 'Publish “Spring”' );
		await within( question ).findByText( 'Contested' );
		const titles = within( question )
			.getAllByRole( 'heading', { level: 3 } )
			.map( ( { textContent } ) => textContent.replace( /Page$/, '' ) );
		expect( titles ).toEqual( [
			'Contested',
			'Broken',
			'Style',
			'Harmless',
		] );
		await click( '1 change can’t be published', question );
		expect( document.activeElement?.textContent ).toMatch( /^Broken/ );
		// Once it is decided, the focus is on what is left to do.
		await click( 'Use this version: “Contested”', question );
		await waitFor( () =>
			expect( document.activeElement?.textContent ).toMatch(
				/^Some changes need your decision/
			)
		);
		await click( 'Cancel', question );
		await click( '1 change can’t be published', region );
		expect( document.activeElement?.textContent ).toMatch( /^Broken/ );
	} );

	it( 'says who else has it open before it is published, scheduled or deleted', async () => {
		const site = siteWith(
			[ makeDraft() ],
			[ makeChange( 2, 'About' ) ]
		).on( `GET ${ ROUTE }/:id/state`, {
			title: 'Spring',
			status: 'open',
			people: [
				{ id: 1, name: 'Ann', isMe: true },
				{ id: 2, name: 'Ben', isMe: false },
				{ id: 3, name: 'Cleo', isMe: false },
			],
		} );
		await openScreen( '/drafts', { site } );
		for ( const [ action, title, words ] of [
			[
				'Publish…',
				'Publish “Spring”',
				' What isn’t saved there yet won’t be published.',
			],
			[ 'Schedule…', 'Schedule “Spring”', '' ],
			[
				'Delete',
				'Delete “Spring”?',
				' What isn’t saved there yet can still be moved to the live site or another site draft.',
			],
		] as const ) {
			await choose( 'Actions for “Spring”', action );
			const question = await dialog( title );
			const people = await within( question ).findByText(
				/^Ben and Cleo have this site draft open right now\./
			);
			expect( people.textContent.trim() ).toBe(
				`Ben and Cleo have this site draft open right now.${ words }`
			);
			await click( 'Cancel', question );
		}
	} );

	it( 'gives a change to another draft, or discards it; the focus stays', async () => {
		const site = siteWith(
			[
				makeDraft( { title: 'First draft' } ),
				makeDraft( { id: 8, title: 'Second draft' } ),
			],
			[ makeChange( 2, 'Moved page' ), makeChange( 3, 'Discarded page' ) ]
		);
		await openScreen( '/drafts/7', { site } );
		await click( 'Move to another site draft: “Moved page”' );
		const question = await dialog( 'Move “Moved page”' );
		fireEvent.click(
			await within( question ).findByRole( 'radio', {
				name: /^Second draft/,
			} )
		);
		await click( 'Move', question );
		await notice( '“Moved page” moved to “Second draft”.' );
		expect( site.writes ).toMatchObject( [
			{
				path: `${ ROUTE }/7/changes/move`,
				data: { key: 'page:2', version: 'v1', to: 8 },
			},
		] );
		const region = await draftScreen();
		await waitFor( () =>
			expect( region.contains( document.activeElement ) ).toBe( true )
		);

		await click( 'Discard changes to “Discarded page”' );
		await click( 'Discard', await dialog() );
		await screen.findByText( /^Nothing in this site draft yet/ );
		expect( site.writes.at( -1 ) ).toMatchObject( {
			method: 'DELETE',
			path: `${ ROUTE }/7/changes`,
			query: { key: 'page:3', version: 'v1' },
		} );
		await waitFor( () =>
			expect( region.contains( document.activeElement ) ).toBe( true )
		);
	} );

	it.each( [
		[
			'set',
			'Published with a new password, which visitors need to read it.',
		],
		[ 'removed', 'Published without a password.' ],
	] )( 'says that a password is %s', async ( password, words ) => {
		await openScreen( '/drafts/7', {
			site: siteWith(
				[ makeDraft() ],
				[ makeChange( 2, 'Secret', { password, edits: {}, base: {} } ) ]
			),
		} );
		await within( await draftScreen() ).findByText( words );
	} );

	it( 'has names with a direction of their own, as pages of another script have', async () => {
		await openScreen( '/drafts/7', {
			site: siteWith(
				[ makeDraft( { title: '(2027) مبيعات!' } ) ],
				[ makeChange( 2, 'ما الجديد (2026)؟!' ) ]
			),
		} );
		const region = await draftScreen();
		await within( region ).findByText( 'ما الجديد (2026)؟!', {
			selector: 'h3 bdi',
		} );
		within( region ).getByText( '(2027) مبيعات!', { selector: 'h2 bdi' } );
	} );

	it( 'says what goes to the trash, and what is deleted for good', async () => {
		await openScreen( '/drafts/7', {
			site: siteWith(
				[ makeDraft() ],
				[
					makeChange( 2, 'Kept', { action: 'delete', edits: {} } ),
					makeChange( 3, 'Gone', {
						action: 'delete',
						edits: { force: true },
					} ),
				]
			),
		} );
		const region = await draftScreen();
		const heading = ( name: RegExp ) =>
			within( region ).findByRole( 'heading', { name } );
		await heading( /^Kept\s*Moved to the trash$/ );
		await heading( /^Gone\s*Deleted$/ );
	} );

	it( 'offers the live version only where nothing else is possible', async () => {
		const site = siteWith(
			[ makeDraft() ],
			[ makeChange( 2, 'Gone', { status: 'missing' } ) ]
		);
		await openScreen( '/drafts/7', { site } );
		const region = await draftScreen();
		await within( region ).findByRole( 'button', {
			name: 'Use the live version of “Gone”',
		} );
		expect(
			within( region ).queryByRole( 'button', {
				name: /^Use this version/,
			} )
		).toBeNull();
	} );

	it( 'asks nothing once it is published', async () => {
		const site = siteWith(
			[ makeDraft( { status: 'published', published: {} } ) ],
			[
				makeChange( 2, 'Changed later', {
					status: 'changed',
					conflicts: [ 'excerpt' ],
					live: { excerpt: 'Newer words' },
				} ),
			]
		);
		await openScreen( '/drafts/7', { site } );
		const region = await draftScreen();
		await within( region ).findByText( 'Changed later' );
		expect(
			within( region ).queryByRole( 'button', { name: /^Use/ } )
		).toBeNull();
	} );

	it.each( [
		[ 'its homepage', {}, true ],
		[
			'another page that isn’t the homepage any more',
			{ page_on_front: 4 },
			false,
		],
	] )(
		'says before it is published or scheduled that it takes the homepage offline: %s',
		async ( _name, settings, isWarned ) => {
			const site = siteWith(
				[ makeDraft() ],
				[
					makeChange( 2, 'Welcome', {
						base: { status: 'publish' },
						edits: { status: 'draft' },
					} ),
					makeChange( 0, 'Settings', {
						key: 'site',
						type: 'site',
						recordId: '',
						edits: { title: 'New', ...settings },
						base: {},
					} ),
				]
			);
			await openScreen( '/drafts/7', {
				site,
				boot: {
					site: {
						id: 1,
						title: 'The shop',
						iconUrl: '',
						homepage: 2,
					},
				},
			} );
			for ( const [ action, title ] of [
				[ 'Publish…', 'Publish “Spring”' ],
				[ 'Schedule…', 'Schedule “Spring”' ],
			] as const ) {
				await click( action, await draftScreen() );
				const question = await dialog( title );
				await settle();
				await waitFor( () =>
					expect(
						within( question ).queryAllByText(
							/“Welcome” is your homepage/
						)
					).toHaveLength( Number( isWarned ) )
				);
				await click( 'Cancel', question );
			}
		}
	);

	it( 'says beforehand that hidden changes keep the user from publishing', async () => {
		const site = siteWith(
			[ makeDraft() ],
			[ makeChange( 2, 'Visible' ) ]
		).on( `GET ${ ROUTE }/7`, makeDraft( { count: 3 } ) );
		await openScreen( '/drafts/7', { site } );
		await click( 'Publish…', await draftScreen() );
		const question = await dialog( 'Publish “Spring”' );
		await within( question ).findByText(
			/^You can’t publish this site draft, because 2 changes/
		);
		expect( isDisabled( button( 'Publish', question ) ) ).toBe( true );
	} );

	it( 'is shared until a date, with links to one of its pages', async () => {
		const links = [
			{
				id: 'abcdefgh',
				url: 'https://shop.test/?atelier_preview=x',
				expires: '2030-01-01T00:00:00Z',
			},
		];
		const site = siteWith(
			[ makeDraft() ],
			[
				makeChange( 2, 'About' ),
				makeChange( 3, 'Idea', {
					action: 'create',
					edits: { status: 'draft' },
				} ),
			]
		)
			.on( `GET ${ ROUTE }/:id/links`, () => links )
			.on( `DELETE ${ ROUTE }/:id/links/:link`, ( { params } ) => {
				expect( params.link ).toBe( links.pop()?.id );
				return { deleted: true };
			} )
			.on( `POST ${ ROUTE }/:id/links`, {
				id: 'ijklmnop',
				url: 'https://shop.test/?atelier_preview=y',
				expires: '2030-01-01T00:00:00Z',
			} );
		await openScreen( '/drafts/7', { site } );
		const unseen = await within( await draftScreen() ).findAllByText(
			'Visitors won’t see it, even after publishing, until its status is “Published”.'
		);
		expect( unseen ).toHaveLength( 1 );
		await click( 'Share…', await draftScreen() );
		const share = await dialog( 'Share “Spring”' );
		await within( share ).findByDisplayValue(
			'https://shop.test/?atelier_preview=x'
		);
		fireEvent.change( within( share ).getByLabelText( 'Links open' ), {
			target: { value: 'page:2' },
		} );
		// Visitors can't open what stays a draft of a page.
		expect(
			within( share ).queryByRole( 'option', { name: 'Idea' } )
		).toBeNull();
		await within( share ).findByDisplayValue(
			'https://shop.test/?atelier_preview=x&page_id=2'
		);
		const end =
			within( share ).getByLabelText< HTMLInputElement >( 'Works until' );
		await fill( 'Works until', end.min, share );
		await click( 'Create link', share );
		await waitFor( () =>
			expect( site.writes.at( -1 )?.data ).toEqual( { days: 1 } )
		);

		site.fail( `DELETE ${ ROUTE }/:id/links/:link`, {
			status: 500,
			code: 'broken',
			message: 'Out of order',
		} );
		await click( /^Revoke/, share );
		await within( share ).findByRole( 'alert' );
		await click( /^Revoke/, share );
		await within( share ).findByText( 'No links yet.' );
		// The button is gone with its row.
		expect( share.contains( document.activeElement ) ).toBe( true );
	} );

	it( 'says whose it is, who else changed it, and how many links show it', async () => {
		const site = siteWith(
			[
				makeDraft( {
					author: { id: 1, name: 'Ann', avatar: '' },
					links: 2,
				} ),
			],
			[
				makeChange( 2, 'One' ),
				makeChange( 3, 'Two', {
					author: { id: 2, name: 'Ben', avatar: '' },
				} ),
			]
		).on( `GET ${ ROUTE }/:id/links`, [] );
		await openScreen( '/drafts/7', { site } );
		const region = await draftScreen();
		await within( region ).findByText( '2 changes' );
		within( region ).getByText( 'Created by Ann' );
		within( region ).getByText( 'Also changed by Ben' );
		await click( 'Shared by 2 links', region );
		await dialog( 'Share “Spring”' );
	} );

	it( 'is scheduled by the site’s clock where the browser’s is an hour ahead', async () => {
		const minute = 60_000;
		const at = ( minutes: number ) =>
			new Date( Date.now() + minutes * minute )
				.toISOString()
				.slice( 0, 16 );
		await openScreen( '/drafts', {
			site: siteWith( [ makeDraft( { title: 'New Year' } ) ] ),
			boot: { time: Date.now() - 60 * minute },
		} );
		await choose( 'Actions for “New Year”', 'Schedule…' );
		const form = await dialog( 'Schedule “New Year”' );
		await fill( 'Publish on', at( -90 ), form );
		expect( isDisabled( button( 'Schedule', form ) ) ).toBe( true );
		await fill( 'Publish on', at( -30 ), form );
		expect( isDisabled( button( 'Schedule', form ) ) ).toBe( false );
	} );

	it( 'is scheduled for a date to come, and unscheduled', async () => {
		const site = siteWith( [ makeDraft( { title: 'New Year' } ) ] );
		await openScreen( '/drafts', { site } );
		await choose( 'Actions for “New Year”', 'Schedule…' );
		const form = await dialog( 'Schedule “New Year”' );
		await fill( 'Publish on', '2001-01-01T00:00', form );
		expect( form.textContent ).toContain( 'This date has passed' );
		expect( isDisabled( button( 'Schedule', form ) ) ).toBe( true );

		const year = new Date().getFullYear() + 1;
		await fill( 'Publish on', `${ year }-01-01T00:00`, form );
		fireEvent.click(
			within( form ).getByRole( 'radio', {
				name: 'Keep the live version',
			} )
		);
		await click( 'Schedule', form );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( site.writes ).toMatchObject( [
			{
				path: `${ ROUTE }/7/schedule`,
				data: {
					date: `${ year }-01-01T00:00:00`,
					conflicts: 'theirs',
					missed: 'publish',
				},
			},
		] );
		await screen.findByText( `Scheduled for January 1, ${ year }`, {
			exact: false,
		} );

		await choose( 'Actions for “New Year”', 'Schedule…' );
		const again = await dialog( 'Schedule “New Year”' );
		const theirs = await within( again ).findByRole< HTMLInputElement >(
			'radio',
			{ name: 'Keep the live version' }
		);
		expect( theirs.checked ).toBe( true );
		await click( 'Unschedule', again );
		await waitFor( () =>
			expect( screen.queryByText( /^Scheduled for/ ) ).toBeNull()
		);
		expect( site.writes.at( -1 ) ).toMatchObject( { method: 'DELETE' } );
	} );

	it.each( [
		[ 'isn’t valid', { status: 'invalid' } ],
		[
			'needs a decision',
			{
				status: 'changed',
				conflicts: [ 'excerpt' ],
				live: { excerpt: 'Newer words' },
			},
		],
	] )(
		'with a change that %s leads from its schedule to the review',
		async ( _name, more ) => {
			const site = siteWith(
				[ makeDraft() ],
				[ makeChange( 2, 'Contested', more ), makeChange( 3, 'Ready' ) ]
			);
			await openScreen( '/drafts', { site } );
			await choose( 'Actions for “Spring”', 'Schedule…' );
			const form = await dialog( 'Schedule “Spring”' );
			await within( form ).findByText(
				'1 change can’t be published as it is.',
				{ exact: false }
			);
			await click( 'Review changes', form );
			await draftScreen();
			expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		}
	);

	it( 'whose schedule decides about conflicts has nothing to review first', async () => {
		const site = siteWith(
			[ makeDraft() ],
			[
				makeChange( 2, 'Contested', {
					status: 'changed',
					conflicts: [ 'excerpt' ],
					live: { excerpt: 'Newer words' },
				} ),
			]
		);
		await openScreen( '/drafts', { site } );
		await choose( 'Actions for “Spring”', 'Schedule…' );
		const form = await dialog( 'Schedule “Spring”' );
		await within( form ).findByRole( 'button', { name: 'Review changes' } );
		fireEvent.click(
			within( form ).getByRole( 'radio', {
				name: 'Publish this site draft’s version',
			} )
		);
		await waitFor( () =>
			expect(
				within( form ).queryByRole( 'button', {
					name: 'Review changes',
				} )
			).toBeNull()
		);
	} );
} );

describe( 'the list', () => {
	it( 'regression: goes to the page before once the last draft of a page is deleted', async () => {
		const drafts = Array.from( { length: 21 }, ( _, at ) =>
			makeDraft( { id: at + 1, title: `Draft ${ at + 1 }` } )
		);
		const site = siteWith( drafts ).on( `DELETE ${ ROUTE }/:id`, () => {
			drafts.pop();
			return { deleted: true };
		} );
		await openScreen( '/drafts', { site } );
		await click( 'Next page' );
		await choose( 'Actions for “Draft 21”', 'Delete' );
		await click( 'Delete', await dialog( 'Delete “Draft 21”?' ) );
		await screen.findByRole( 'link', { name: 'Draft 20' } );
		expect( screen.queryByText( /^No site drafts yet/ ) ).toBeNull();
	} );
} );

describe( 'the open draft', () => {
	const boot = {
		siteDraft: { id: 7, title: 'Spring', status: 'open', problem: '' },
	};

	it.each( [
		[
			'is discarded',
			async () => {
				await click( 'Discard changes to “About”' );
				await click( 'Discard', await dialog() );
			},
		],
		[
			'is moved',
			async () => {
				await click( 'Move to another site draft: “About”' );
				const question = await dialog( 'Move “About”' );
				fireEvent.click(
					await within( question ).findByRole( 'radio', {
						name: /^Summer/,
					} )
				);
				await click( 'Move', question );
			},
		],
		[
			'is decided, and that is taken back',
			async () => {
				await click( 'Use the live version of “About”' );
				await click( 'Undo' );
			},
		],
	] )(
		'regression: shows records as they are once a change %s',
		async ( _name, act ) => {
			const site = siteWith(
				[ makeDraft(), makeDraft( { id: 8, title: 'Summer' } ) ],
				[
					makeChange( 2, 'About', {
						status: 'changed',
						conflicts: [ 'excerpt' ],
						live: { excerpt: 'Newer words' },
					} ),
				]
			);
			await openScreen( '/drafts/7', {
				site,
				boot,
				query: { atelier_draft: '7' },
			} );
			await draftScreen();
			const before = refetches.get();
			await act();
			await waitFor( () =>
				expect( refetches.get() ).toBeGreaterThan( before )
			);
		}
	);

	it( 'says on the live site that it was deleted', async () => {
		sessionStorage.clear();
		const site = siteWith( [ makeDraft() ] ).on( `DELETE ${ ROUTE }/:id`, {
			deleted: true,
		} );
		await openScreen( '/drafts', {
			site,
			boot,
			query: { atelier_draft: '7' },
		} );
		await choose( 'Actions for “Spring”', 'Delete' );
		await click( 'Delete', await dialog( 'Delete “Spring”?' ) );
		await waitFor( () =>
			expect( storedValues() ).toContain( '“Spring” deleted.' )
		);
		draftEnd.set( null );
	} );
} );

describe( 'comparing an open draft with the live site', () => {
	const boot = {
		siteDraft: { id: 7, title: 'Compared', status: 'open', problem: '' },
	};

	it( 'works by keyboard, and shows one page of each', async () => {
		await openScreen( '/drafts', {
			site: siteWith( [ makeDraft( { title: 'Compared' } ) ] ),
			boot,
			query: { atelier_draft: '7' },
		} );
		await click( 'Compare with live site' );
		const compare = await dialog( /^Compare/ );
		const divider = within( compare ).getByRole( 'slider' );
		const position = () => divider.getAttribute( 'aria-valuenow' );
		expect( position() ).toBe( '50' );
		fireEvent.keyDown( divider, { key: 'ArrowRight' } );
		expect( position() ).toBe( '52' );
		fireEvent.keyDown( divider, { key: 'Home' } );
		expect( position() ).toBe( '0' );

		const addressOf = ( title: string ) =>
			within( compare )
				.getByTitle< HTMLIFrameElement >( title )
				.getAttribute( 'src' );
		expect( addressOf( 'Site draft' ) ).toContain( 'atelier_draft=7' );
		expect( addressOf( 'Live site' ) ).not.toContain( 'atelier_draft' );

		const tab = within( compare ).getByRole( 'tab', { name: 'Slider' } );
		tab.focus();
		fireEvent.keyDown( tab, { key: 'ArrowRight' } );
		await settle();
		expect( within( compare ).queryByRole( 'slider' ) ).toBeNull();
		fireEvent.keyDown( compare, { key: 'Escape', code: 'Escape' } );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
	} );

	/** A page in a frame, which nothing loads here. */
	const blank = () =>
		document.body.appendChild( document.createElement( 'iframe' ) )
			.contentDocument as Document;

	it( 'follows links on both sides, also where the draft changes the address', async () => {
		await openScreen( '/drafts', {
			site: siteWith( [ makeDraft( { title: 'Compared' } ) ] ),
			boot,
			query: { atelier_draft: '7' },
		} );
		await click( 'Compare with live site' );
		const compare = await dialog( /^Compare/ );
		const frame = ( title: string ) =>
			within( compare ).getByTitle< HTMLIFrameElement >( title );
		/** Each side as the site would have it. */
		const load = ( live: string, draft: string ) => {
			for ( const [ title, classes ] of [
				[ 'Live site', live ],
				[ 'Site draft', draft ],
			] as const ) {
				const page = blank();
				page.title =
					classes === 'error404'
						? 'Page not found – Test'
						: `Renamed in ${ title }`;
				page.body.className = classes;
				page.body.innerHTML =
					'<a href="https://shop.test/renamed/">Renamed</a>';
				Object.defineProperty( frame( title ), 'contentDocument', {
					value: page,
					configurable: true,
				} );
				fireEvent.load( frame( title ) );
			}
		};
		const addresses = () =>
			[ 'Live site', 'Site draft' ].map( ( title ) =>
				decodeURIComponent( frame( title ).getAttribute( 'src' ) ?? '' )
			);

		load( 'home', 'home' );
		const link =
			frame( 'Site draft' ).contentDocument?.querySelector( 'a' );
		fireEvent.click( link as HTMLElement );
		for ( const address of addresses() ) {
			expect( address ).toContain( '/renamed/' );
		}
		load( 'error404', 'page page-id-12' );
		for ( const address of addresses() ) {
			expect( address ).toContain( 'page_id=12' );
		}
		load( 'page page-id-12', 'page page-id-12' );
		expect(
			within( compare ).getByLabelText< HTMLSelectElement >( 'Page' )
				.selectedOptions[ 0 ]?.text
		).toBe( 'Renamed in Site draft' );
		// A page that only the draft has stays as it is.
		load( 'error404', 'page page-id-12' );
		for ( const address of addresses() ) {
			expect( address ).toContain( 'page_id=12' );
		}
	} );
} );
