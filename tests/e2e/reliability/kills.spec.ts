import type { Page } from '@playwright/test';
import { Atelier } from '../support/atelier';
import { ROUNDS, SEED, seeded } from '../support/random';
import {
	crash,
	editRecord,
	forgetKept,
	keptIn,
	offer,
	readEdited,
	type RecordName,
} from '../support/recovery';
import { expect, test } from '../support/test';

/** Edits older than this survive the end of their page, in milliseconds. */
const PROMISE = 1000;

/** The maximum time between the first edit and the end of a page. */
const LONGEST = 3000;

/** A record that is edited in small steps: words are appended to a text. */
interface Victim {
	readonly record: RecordName;
	readonly open: ( atelier: Atelier ) => Promise< void >;
	/** @param text The whole text, ending with the new words. */
	readonly edit: (
		page: Page,
		text: string,
		words: string
	) => Promise< void >;
	/** The text in a restored record. */
	readonly text: ( record: Readonly< Record< string, unknown > > ) => string;
}

const HEADING =
	'<!-- wp:heading --><h2 class="wp-block-heading">Begin</h2><!-- /wp:heading -->';

const openList = async ( atelier: Atelier ) => {
	// Home doesn't load the records stage.
	await atelier.open( '/page' );
	await expect(
		atelier.navigation.getByRole( 'button', { name: 'Saved' } )
	).toBeVisible();
	// Records can be edited once the store exists.
	await atelier.page.waitForFunction( () =>
		Boolean(
			(
				window as {
					wp?: { data?: { select( store: string ): unknown } };
				}
			 ).wp?.data?.select( 'core' )
		)
	);
};

/** A record with a text as one property. */
const property = ( record: RecordName, name: string ): Victim => ( {
	record,
	open: openList,
	edit: ( page, text ) => editRecord( page, record, { [ name ]: text } ),
	text: ( found ) => String( found[ name ] ),
} );

/** Blocks on the canvas, edited by keyboard. */
const written = ( id: number ): Victim => ( {
	record: [ 'postType', 'page', id ],
	open: async ( atelier ) => {
		await atelier.edit( 'page', id );
		await atelier
			.blocks( /^Block: Heading/ )
			.last()
			.click();
		await atelier.page.keyboard.press( 'End' );
	},
	edit: ( page, _text, words ) => page.keyboard.type( words ),
	text: ( { content } ) =>
		/<h2[^>]*>(.*)<\/h2>/.exec( String( content ) )?.[ 1 ] ?? '',
} );

const styles = ( id: number ): Victim => {
	const record: RecordName = [ 'root', 'globalStyles', id ];
	return {
		record,
		open: openList,
		edit: ( page, text ) =>
			editRecord( page, record, { styles: { css: `/* ${ text } */` } } ),
		text: ( found ) =>
			/\/\* (.*) \*\//.exec(
				( found[ 'styles' ] as { css?: string } ).css ?? ''
			)?.[ 1 ] ?? '',
	};
};

/** Edits a record until its page is killed. */
async function editUntilKilled(
	page: Page,
	victim: Victim,
	random: () => number
): Promise< { readonly sure: string; readonly all: string } > {
	const atelier = new Atelier( page );
	await victim.open( atelier );
	const made: { text: string; at: number }[] = [];
	const end = Date.now() + random() * LONGEST;
	let text = 'Begin';
	do {
		const words = ` w${ made.length }`;
		text += words;
		await victim.edit( page, text, words );
		made.push( { text, at: Date.now() } );
		await page.waitForTimeout( random() * 400 );
	} while ( Date.now() < end );
	const death = Date.now();
	await crash( page );
	const sure = made.filter( ( { at } ) => death - at > PROMISE ).at( -1 );
	return { sure: sure?.text ?? '', all: text };
}

test( 'kills: edits older than a second survive a crash of their page', async ( {
	context,
	site,
} ) => {
	test.setTimeout( ( ROUNDS + 2 ) * 120_000 );
	const random = seeded( SEED );
	await site.resetPreferences();
	const about = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Killed',
		status: 'publish',
		content: HEADING,
	} );
	const menu = await site.rest( 'POST', '/wp/v2/navigation', {
		title: 'Killed menu',
		status: 'publish',
	} );
	const [ theme ] = await site.rest<
		{ _links: Record< string, { href: string }[] > }[]
	>( 'GET', '/wp/v2/themes?status=active' );
	const stylesUrl = theme?._links[ 'wp:user-global-styles' ]?.[ 0 ]?.href;
	const victims = [
		written( Number( about.id ) ),
		property( [ 'postType', 'wp_navigation', Number( menu.id ) ], 'title' ),
		written( Number( about.id ) ),
		styles( Number( /(\d+)$/.exec( stylesUrl ?? '' )?.[ 1 ] ) ),
		property( [ 'postType', 'page', Number( about.id ) ], 'title' ),
		property( [ 'root', 'site' ], 'description' ),
		property(
			[ 'postType', 'wp_template', `${ await site.theme() }//index` ],
			'description'
		),
	];
	const start = Math.floor( random() * victims.length );
	const count = { attempts: 0, offered: 0, lost: 0, falseMessages: 0 };
	try {
		for ( let at = 0; at < ROUNDS; at++ ) {
			const victim = victims[ ( start + at ) % victims.length ];
			if ( ! victim ) {
				throw new Error( 'Nothing to edit' );
			}
			const { sure, all } = await editUntilKilled(
				await context.newPage(),
				victim,
				random
			);
			const page = await context.newPage();
			await new Atelier( page ).open();
			const kept = await keptIn( page );
			count.attempts += 1;
			let text = '';
			if ( kept.length > 0 ) {
				count.offered += 1;
				await expect( offer( page ) ).toBeVisible();
				if (
					/changed|deleted|earlier/.test(
						await offer( page ).innerText()
					)
				) {
					count.falseMessages += 1;
				}
				await offer( page )
					.getByRole( 'button', { name: 'Restore all' } )
					.click();
				await expect( offer( page ) ).toBeHidden();
				text = victim.text( await readEdited( page, victim.record ) );
			}
			if ( ! text.startsWith( sure ) || ! all.startsWith( text ) ) {
				count.lost += 1;
				console.log(
					`lost: “${ sure }” of “${ all }”, got “${ text }”`
				);
			}
			await forgetKept( page );
			await page.close();
		}
	} finally {
		await site.rest( 'DELETE', `/wp/v2/pages/${ about.id }?force=true` );
		await site.rest(
			'DELETE',
			`/wp/v2/navigation/${ menu.id }?force=true`
		);
	}
	const description = JSON.stringify( { seed: SEED, ...count } );
	test.info().annotations.push( { type: 'reliability', description } );
	console.log( `kills ${ description }` );
	expect( count ).toMatchObject( {
		attempts: ROUNDS,
		lost: 0,
		falseMessages: 0,
	} );
} );
