/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { cleanup, screen, within } from '@testing-library/react';
import { Modal } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';
import type { ReactNode } from 'react';
import { click, FakeSite, renderRoom, settle } from '@tests/support/renderRoom';
import { Starters } from '@/features/designs/index.editor';
import { useGuide } from './useGuide';

const THEME = 'twentytwentyfive';

const makePost = ( id: number ) => ( {
	id,
	type: 'page',
	slug: 'empty',
	status: 'publish',
	title: { raw: 'Empty', rendered: 'Empty' },
	content: { raw: '', rendered: '' },
} );

function Dialogs() {
	const { dialog, showAgain } = useGuide( {
		type: 'page',
		hasPrevious: false,
		hasStyles: false,
	} );
	return (
		<>
			<button type="button" onClick={ showAgain }>
				Show again
			</button>
			{ dialog }
		</>
	);
}

/** Opens a new page as a newcomer, who is shown guides and starters. */
async function openAsNewcomer( id: number, more: ReactNode = null ) {
	for ( const name of [ 'welcomeGuide', 'welcomeGuidePage' ] ) {
		void dispatch( preferencesStore ).set( 'core/edit-site', name, true );
	}
	void dispatch( preferencesStore ).set(
		'core',
		'enableChoosePatternModal',
		true
	);
	const post = makePost( id );
	const site = new FakeSite();
	site.records( '/wp/v2/pages', [ post ] );
	site.on( 'GET /wp/v2/block-patterns/patterns', [
		{
			name: 'theme/shop',
			title: 'Shop page',
			content: '<!-- wp:paragraph --><p>Shop</p><!-- /wp:paragraph -->',
			block_types: [ 'core/post-content' ],
		},
	] )
		.on( 'GET /wp/v2/block-patterns/categories', [] )
		.on( 'GET /wp/v2/themes', [ { stylesheet: THEME } ] );
	return renderRoom(
		<>
			{ more }
			<Starters
				document={ { type: 'page', id: String( id ) } }
				post={ post }
			/>
			<Dialogs />
		</>,
		{ site }
	);
}

/** The only dialog, which nothing hides from screen readers. */
async function only( name: string ): Promise< HTMLElement > {
	const found = await screen.findByRole( 'dialog', { name } );
	await settle();
	expect( screen.getAllByRole( 'dialog', { hidden: true } ) ).toEqual( [
		found,
	] );
	return found;
}

/** Goes through a guide to its end. */
async function finish( guide: HTMLElement ) {
	for (;;) {
		const next = within( guide ).queryByRole( 'button', { name: 'Next' } );
		if ( ! next ) {
			break;
		}
		await click( 'Next' );
	}
	await click( 'Get started' );
}

it( 'shows one guide, then starters, and none hidden from screen readers', async () => {
	await openAsNewcomer( 101 );
	await finish( await only( 'Edit your site' ) );
	await only( 'Choose a pattern' );
	await click( 'Start blank' );
	await settle();
	expect( screen.queryByRole( 'dialog', { hidden: true } ) ).toBeNull();
} );

it( 'shows the next guide with the next document', async () => {
	await openAsNewcomer( 103 );
	await finish( await only( 'Edit your site' ) );
	await only( 'Choose a pattern' );
	cleanup();
	await renderRoom( <Dialogs /> );
	await finish( await only( 'Editing a page' ) );
	await settle();
	expect( screen.queryByRole( 'dialog', { hidden: true } ) ).toBeNull();
} );

it( 'shows all guides of a document again, as one', async () => {
	for ( const name of [ 'welcomeGuide', 'welcomeGuidePage' ] ) {
		void dispatch( preferencesStore ).set( 'core/edit-site', name, false );
	}
	await renderRoom( <Dialogs /> );
	await settle();
	expect( screen.queryByRole( 'dialog', { hidden: true } ) ).toBeNull();
	await click( 'Show again' );
	const guide = await only( 'Edit your site' );
	for ( let page = 1; page < 5; page += 1 ) {
		await click( 'Next' );
	}
	within( guide ).getByRole( 'heading', {
		name: 'Changing the layout around it',
	} );
	await click( 'Get started' );
	await settle();
	expect( screen.queryByRole( 'dialog', { hidden: true } ) ).toBeNull();
} );

it( 'waits for a dialog that is open', async () => {
	await openAsNewcomer(
		102,
		<Modal title="Other" onRequestClose={ () => {} }>
			Other
		</Modal>
	);
	await only( 'Other' );
} );
