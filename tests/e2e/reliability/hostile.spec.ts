import type { Page } from '@playwright/test';
import type { Atelier } from '../support/atelier';
import { ROUNDS, seeded, SEED } from '../support/random';
import { isWrite } from '../support/saves';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

const GROUP =
	'<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group">';
const END = '</div><!-- /wp:group -->';
const WORDS = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';

interface Case {
	readonly content: string;
	/** It can be opened as blocks. */
	readonly opens?: true;
	/** Sending it is harmless. */
	readonly mayBeSent?: true;
}

/** Hostile content for all inputs. */
const CASES: Readonly< Record< string, Case > > = {
	'500 groups that never end': { content: `${ GROUP.repeat( 500 ) }Words` },
	'twelve groups that never end': { content: GROUP.repeat( 12 ) + WORDS },
	'a few that never end, before much text': {
		content: GROUP.repeat( 9 ) + '<p>Words</p>'.repeat( 20_000 ),
	},
	'500 groups inside of each other': {
		content: GROUP.repeat( 500 ) + WORDS + END.repeat( 500 ),
	},
	'one group more than is safe': {
		content: GROUP.repeat( 51 ) + WORDS + END.repeat( 51 ),
	},
	'attributes that never end': {
		content: '<!-- wp:group {"a":1 '.repeat( 1500 ),
	},
	'attributes that are no JSON': {
		content: `<!-- wp:group {layout:flex} --><div class="wp-block-group">${ END }${ WORDS }`,
		opens: true,
	},
	'attributes that are nested too deep': {
		content: `<!-- wp:group {"a":${ '['.repeat( 600 ) }${ ']'.repeat( 600 ) }} --><div class="wp-block-group">${ END }${ WORDS }`,
		opens: true,
	},
	'code that would run': {
		content: `<!-- wp:html --><img src="x" onerror="top.__ran=1;alert(1)"><script>top.__ran=1</script><!-- /wp:html -->${ WORDS }`,
		opens: true,
		mayBeSent: true,
	},
};

type Outcome = 'refused' | 'invalid' | 'opened';

/** An input, with the outcome for hostile content. */
type Way = ( name: string, hostile: Case ) => Promise< Outcome >;

const counts = {
	attempts: 0,
	refused: 0,
	openedAsInvalid: 0,
	opened: 0,
	blank: 0,
	executed: 0,
	sent: 0,
};

/** WordPress's public stores. */
interface Wp {
	data: {
		dispatch( store: string ): {
			removeNotice( id: string ): void;
			undo(): Promise< void >;
		};
		select( store: string ): {
			getNotices(): readonly { id: string; content: string }[];
			getEditedPostContent(): string;
			hasUndo(): boolean;
		};
	};
}

/** Notices of one attempt must not count for the next one. */
const forgetNotices = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const { data } = ( window as unknown as { wp: Wp } ).wp;
		for ( const { id } of data.select( 'core/notices' ).getNotices() ) {
			data.dispatch( 'core/notices' ).removeNotice( id );
		}
	} );

const contentNow = ( page: Page ): Promise< string > =>
	page.evaluate( () =>
		( window as unknown as { wp: Wp } ).wp.data
			.select( 'core/editor' )
			.getEditedPostContent()
	);

const hasUndo = ( page: Page ): Promise< boolean > =>
	page.evaluate( () =>
		( window as unknown as { wp: Wp } ).wp.data.select( 'core' ).hasUndo()
	);

/** Pastes it into the selected paragraph of a page. */
async function paste( page: Page, hostile: Case ): Promise< Outcome > {
	await forgetNotices( page );
	const before = await contentNow( page );
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'document', { name: /^Block: Paragraph/ } )
		.first()
		.evaluate( ( block, text ) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData( 'text/plain', text );
			block.dispatchEvent(
				new ClipboardEvent( 'paste', {
					clipboardData,
					bubbles: true,
					cancelable: true,
				} )
			);
		}, hostile.content );
	if ( hostile.opens ) {
		return 'opened';
	}
	await expect(
		page.getByText( 'Nothing was pasted.' ).first()
	).toBeVisible();
	expect( await contentNow( page ), 'the document after a paste' ).toBe(
		before
	);
	expect( await hasUndo( page ), 'whether there is a step to undo' ).toBe(
		false
	);
	return 'refused';
}

/** Enters it in the code editor, and saves. */
async function typeCode( page: Page, hostile: Case ): Promise< Outcome > {
	await forgetNotices( page );
	const area = page.locator( 'textarea.editor-post-text-editor' );
	await area.fill( hostile.content );
	if ( hostile.mayBeSent ) {
		return 'opened';
	}
	await page.keyboard.press( 'ControlOrMeta+s' );
	await expect(
		page.getByText( 'This wasn’t sent because' ).first()
	).toBeVisible();
	await expect( area ).toHaveValue( hostile.content );
	await area.fill( WORDS );
	return 'refused';
}

/** Imports it as a pattern's file. */
async function importFile(
	page: Page,
	name: string,
	hostile: Case
): Promise< Outcome > {
	await page
		.getByRole( 'button', { name: 'Add Pattern', exact: true } )
		.click();
	const chooser = page.waitForEvent( 'filechooser' );
	await page
		.getByRole( 'menuitem', { name: 'Import pattern from JSON' } )
		.click();
	await (
		await chooser
	).setFiles( {
		name: 'hostile.json',
		mimeType: 'application/json',
		buffer: Buffer.from(
			JSON.stringify( {
				__file: 'wp_block',
				title: `Hostile ${ name }`,
				content: hostile.content,
			} )
		),
	} );
	const said = page
		.getByTestId( 'snackbar' )
		.filter( {
			hasText: hostile.mayBeSent ? 'Imported' : 'could not be imported',
		} )
		.first();
	await expect( said ).toBeVisible();
	await forgetNotices( page );
	await expect( said ).toBeHidden();
	return hostile.mayBeSent ? 'opened' : 'refused';
}

/** Opens it after another tool has stored it. */
async function openStored(
	atelier: Atelier,
	site: Site,
	hostile: Case
): Promise< Outcome > {
	const { id } = await site.rest( 'POST', '/wp/v2/blocks', {
		title: 'Hostile stored',
		status: 'publish',
		content: hostile.content,
	} );
	const { page } = atelier;
	await atelier.open( `/wp_block/${ id }`, { canvas: 'edit' } );
	if ( hostile.opens ) {
		await atelier.waitForEditor();
		return 'opened';
	}
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'contains invalid content'
	);
	await expect(
		page.getByRole( 'button', { name: 'Edit as code' } )
	).toBeVisible();
	return 'invalid';
}

/** Counts failures: executed code, blank pages and hostile requests. */
function watch( page: Page ) {
	let isHarmless = false;
	page.on( 'dialog', ( dialog ) => {
		// The browser's own dialog for unsaved changes.
		counts.executed += Number( dialog.type() !== 'beforeunload' );
		void dialog.accept();
	} );
	page.on( 'request', ( request ) => {
		const body = isWrite( request ) ? ( request.postData() ?? '' ) : '';
		if ( ! isHarmless && /"content":"[^"]*<!-- wp:/.test( body ) ) {
			counts.sent += 1;
		}
	} );
	return {
		attempt: ( { mayBeSent = false }: Case | { mayBeSent?: boolean } ) => {
			isHarmless = mayBeSent;
		},
		look: async () => {
			const seen = await page.evaluate( () => ( {
				words: document.body.innerText.trim(),
				hasRun: '__ran' in window,
			} ) );
			counts.blank += Number( seen.words.length < 20 );
			counts.executed += Number( seen.hasRun );
		},
	};
}

/** The number of cases per input and round: some runs cover all of them. */
const PER_WAY = 2;

test( 'hostile content from all inputs is rejected or shown as invalid', async ( {
	atelier,
	page,
	site,
} ) => {
	test.setTimeout( 60_000 + ROUNDS * 60_000 );
	const random = seeded( SEED );
	const shuffled = < Item >( items: readonly Item[] ): Item[] =>
		items
			.map( ( item ) => ( { item, at: random() } ) )
			.sort( ( one, other ) => one.at - other.at )
			.map( ( { item } ) => item );
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Hostile page',
		status: 'publish',
		content: WORDS,
	} );
	const { attempt, look } = watch( page );
	const WAYS: Readonly<
		Record< string, { open: () => Promise< void >; bring: Way } >
	> = {
		paste: {
			open: () => atelier.edit( 'page', id ),
			bring: async ( _name, hostile ) => {
				const outcome = await paste( page, hostile );
				if ( hostile.opens ) {
					await atelier.edit( 'page', id );
				}
				return outcome;
			},
		},
		code: {
			open: async () => {
				await atelier.edit( 'page', id );
				await page.keyboard.press( 'ControlOrMeta+Shift+Alt+m' );
			},
			bring: ( _name, hostile ) => typeCode( page, hostile ),
		},
		file: {
			open: () => atelier.open( '/pattern' ),
			bring: ( name, hostile ) => importFile( page, name, hostile ),
		},
		stored: {
			open: () => Promise.resolve(),
			bring: ( _name, hostile ) => openStored( atelier, site, hostile ),
		},
	};
	const problems: string[] = [];
	try {
		for ( let round = 0; round < ROUNDS; round++ ) {
			for ( const [ way, { open, bring } ] of shuffled(
				Object.entries( WAYS )
			) ) {
				// WordPress remembers the code editor.
				await site.resetPreferences();
				await open();
				for ( const [ name, hostile ] of shuffled(
					Object.entries( CASES )
				).slice( 0, PER_WAY ) ) {
					attempt( hostile );
					const outcome = await bring( name, hostile );
					await look();
					attempt( { mayBeSent: true } );
					counts.attempts += 1;
					counts.refused += Number( outcome === 'refused' );
					counts.openedAsInvalid += Number( outcome === 'invalid' );
					counts.opened += Number( outcome === 'opened' );
					if ( outcome === 'opened' && ! hostile.opens ) {
						problems.push( `${ way }: ${ name }` );
					}
				}
			}
		}
	} finally {
		await site.remove( 'blocks', 'Hostile' );
		await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
	}
	const report = `hostile content (seed ${ SEED }): ${ JSON.stringify( counts ) }`;
	console.log( report );
	test.info().annotations.push( {
		type: 'reliability',
		description: report,
	} );
	expect( problems ).toEqual( [] );
	expect( counts ).toMatchObject( { blank: 0, executed: 0, sent: 0 } );
} );
