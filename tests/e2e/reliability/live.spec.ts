import type { Browser, Locator, Page } from '@playwright/test';
import { Atelier } from '../support/atelier';
import { ROUNDS, SEED, seeded } from '../support/random';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';
import { logInAs } from '../support/users';

/** The number of blocks, alternating between headings and paragraphs. */
const COUNT = 6;

const markup = ( at: number ): string =>
	at % 2 === 0
		? `<!-- wp:heading -->\n<h2 class="wp-block-heading">start${ at }</h2>\n<!-- /wp:heading -->`
		: `<!-- wp:paragraph -->\n<p>start${ at }</p>\n<!-- /wp:paragraph -->`;

const WORDS = /<(?:h2|p)[^>]*>([^<]*)</g;
const wordsIn = ( content: string ): string[] =>
	[ ...content.matchAll( WORDS ) ].map( ( [ , words = '' ] ) => words );

interface Record {
	readonly content: string | ( ( record: Record ) => string );
}
interface Data {
	select( store: 'core' ): {
		getEditedEntityRecord( ...args: readonly unknown[] ): Record;
	};
	dispatch( store: 'core/preferences' ): {
		set( scope: string, name: string, value: boolean ): unknown;
	};
}

/** One of two people with the same page open. */
class Author {
	public readonly atelier: Atelier;

	public constructor(
		public readonly name: string,
		public readonly page: Page,
		private readonly id: number | string
	) {
		this.atelier = new Atelier( page );
	}

	public async open(): Promise< void > {
		await this.atelier.edit( 'page', this.id );
		await expect( this.blocks ).toHaveCount( COUNT );
		// Otherwise a block's toolbar covers another block.
		await this.page.evaluate( () =>
			( window as unknown as { wp: { data: Data } } ).wp.data
				.dispatch( 'core/preferences' )
				.set( 'core', 'fixedToolbar', true )
		);
	}

	public get blocks(): Locator {
		const inContent = ( type: string ) =>
			`.wp-block-post-content [data-type="core/${ type }"]`;
		return this.atelier.canvas.locator(
			`${ inContent( 'heading' ) }, ${ inContent( 'paragraph' ) }`
		);
	}

	/** The texts on the canvas. */
	public async seen(): Promise< string[] > {
		const texts = await this.blocks.allTextContents();
		return texts.map( ( text ) => text.replace( /\uFEFF/g, '' ).trim() );
	}

	/** The texts that a save would send. */
	public async held(): Promise< string[] > {
		return wordsIn(
			await this.page.evaluate( ( id ) => {
				const { data } = ( window as unknown as { wp: { data: Data } } )
					.wp;
				const record = data
					.select( 'core' )
					.getEditedEntityRecord( 'postType', 'page', id );
				const { content } = record;
				return typeof content === 'function'
					? content( record )
					: content;
			}, this.id )
		);
	}

	/**
	 * Types into a block.
	 *
	 * @return The problem; empty without one.
	 */
	public async type( at: number, words: string, isNew: boolean ) {
		const before = await this.seen();
		await this.blocks.nth( at ).click();
		await this.page.keyboard.press( isNew ? 'ControlOrMeta+a' : 'End' );
		await this.page.keyboard.type( words );
		const after = await this.seen();
		const wanted = before.map( ( text, index ) =>
			index === at ? ( isNew ? words : text + words ) : text
		);
		return wanted.join( '|' ) === after.join( '|' )
			? ''
			: `${ this.name } typed ${ words } into block ${ at } of ${ before.join( '|' ) }: ${ after.join( '|' ) }`;
	}

	/** Saves, and resolves a conflict. Returns whether there was one. */
	public async save( wish: string ): Promise< boolean > {
		const dialog = this.page.getByRole( 'dialog', {
			name: /was changed in the meantime/,
		} );
		const saved = this.atelier.button( 'Saved' );
		await this.atelier.button( 'Save' ).click();
		await expect( dialog.or( saved ) ).toBeVisible();
		if ( ! ( await dialog.isVisible() ) ) {
			return false;
		}
		const button = ( name: string ) =>
			dialog.getByRole( 'button', { name, exact: true } );
		await expect( button( 'Save your version' ) ).toBeVisible();
		const isPossible = ( await button( wish ).count() ) > 0;
		await button( isPossible ? wish : 'Save your version' ).click();
		await expect( dialog ).toBeHidden();
		return true;
	}
}

/** Two people with the same page open, and its stored texts. */
async function setUp( site: Site, browser: Browser, baseURL: string ) {
	const { id } = await site.rest( 'POST', '/wp/v2/pages', {
		title: 'Live',
		status: 'publish',
		content: Array.from( { length: COUNT }, ( _, at ) =>
			markup( at )
		).join( '\n\n' ),
	} );
	const users = [
		await logInAs( 'administrator', site, browser, baseURL ),
		await logInAs( 'administrator', site, browser, baseURL ),
	] as const;
	const authorOf = async ( at: 0 | 1 ) => {
		const page = await users[ at ].context.newPage();
		const author = new Author( at === 0 ? 'A' : 'B', page, id );
		await author.open();
		return author;
	};
	return {
		authors: [ await authorOf( 0 ), await authorOf( 1 ) ] as const,
		stored: async () => {
			const { content } = await site.rest< { content: { raw: string } } >(
				'GET',
				`/wp/v2/pages/${ id }?context=edit`
			);
			return wordsIn( content.raw );
		},
		remove: async () => {
			await users[ 0 ].remove();
			await users[ 1 ].remove();
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		},
	};
}

test( 'two people type into one page and save, and each word stays in its block', async ( {
	site,
	browser,
	baseURL,
} ) => {
	test.setTimeout( 120_000 + ROUNDS * 60_000 );
	const random = seeded( SEED );
	const below = ( end: number ) => Math.floor( random() * end );
	const { authors, stored, remove } = await setUp(
		site,
		browser,
		baseURL ?? ''
	);
	const counts = { attempts: 0, edits: 0, asked: 0, misplaced: 0, lost: 0 };
	const problems: string[] = [];
	const type = async ( author: Author, at: number ) => {
		counts.edits += 1;
		const wrong = await author.type(
			at,
			`${ author.name }${ counts.edits }x`,
			random() < 0.5
		);
		if ( wrong !== '' ) {
			counts.misplaced += 1;
			problems.push( wrong );
		}
	};
	try {
		for ( let round = 0; round < ROUNDS; round++ ) {
			counts.attempts += 1;
			// In most rounds each has one half, so that changes can be merged.
			const isShared = random() < 0.4;
			await Promise.all(
				authors.map( async ( author, who ) => {
					for ( let left = 1 + below( 3 ); left > 0; left-- ) {
						const at = below( isShared ? COUNT : COUNT / 2 );
						await type(
							author,
							isShared ? at : at + ( who * COUNT ) / 2
						);
					}
				} )
			);
			const [ first, second ] =
				random() < 0.5 ? authors : [ authors[ 1 ], authors[ 0 ] ];
			for ( const author of [ first, second ] ) {
				const wish =
					[
						'Save your version',
						'Use this version',
						'Merge and save',
					][ below( 3 ) ] ?? '';
				counts.asked += Number( await author.save( wish ) );
			}
			// Typing doesn't wait for the end of a save.
			await type( second, below( COUNT ) );
			const wanted = await second.seen();
			await second.save( 'Save your version' );
			await expect( second.atelier.button( 'Saved' ) ).toBeVisible();
			const kept = [ await stored(), await second.held() ];
			if ( kept.some( ( words ) => words.join() !== wanted.join() ) ) {
				counts.lost += 1;
				problems.push(
					`${ wanted.join() } seen, ${ kept.join( ' stored, ' ) } held`
				);
			}
		}
	} finally {
		await remove();
	}
	const report = `two live browsers (seed ${ SEED }): ${ JSON.stringify( counts ) }`;
	console.log( report );
	test.info().annotations.push( {
		type: 'reliability',
		description: report,
	} );
	expect( problems ).toEqual( [] );
	expect( counts.attempts ).toBe( ROUNDS );
} );
