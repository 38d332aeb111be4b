import { request, type APIRequestContext, type Page } from '@playwright/test';
import { Audit } from './support/audit';
import type { RestRecord, Site } from './support/site';
import { expect, hasTestPlugin, test } from './support/test';

/** What the screen shows once. */
interface Access {
	readonly user: string;
	readonly password: string;
	readonly routes: string;
}

interface Property {
	readonly name: string;
	readonly hash: string;
}

const SCREEN = '/wp-admin/options-general.php?page=atelier-agents';

/** Adds an agent on its screen, and reads the text that is shown once. */
async function addAgent( page: Page, name: string ): Promise< Access > {
	await page.goto( SCREEN );
	await page.getByLabel( 'Name', { exact: true } ).fill( name );
	await page.getByRole( 'button', { name: 'Add agent' } ).click();
	const field = page.getByLabel(
		'Copy this text into the agent’s configuration now.'
	);
	// It is there before the rest of the page has arrived.
	await expect( field ).toHaveValue( /\}\s*$/ );
	return JSON.parse( await field.inputValue() ) as Access;
}

/** A program, which has no cookies and knows what it was told. */
class Agent {
	private constructor(
		private readonly context: APIRequestContext,
		private readonly access: Access
	) {}

	public static async with( access: Access ): Promise< Agent > {
		const { user, password } = access;
		const login = Buffer.from( `${ user }:${ password }` );
		return new Agent(
			await request.newContext( {
				storageState: { cookies: [], origins: [] },
				extraHTTPHeaders: {
					Authorization: `Basic ${ login.toString( 'base64' ) }`,
				},
			} ),
			access
		);
	}

	public read( ability: string, params: Record< string, string > ) {
		return this.ask( ability, { method: 'GET', params } );
	}

	public write( ability: string, data: Record< string, unknown > ) {
		return this.ask( ability, { method: 'POST', data } );
	}

	private async ask(
		ability: string,
		options: Parameters< APIRequestContext[ 'fetch' ] >[ 1 ]
	): Promise< Record< string, unknown > > {
		const answer = await this.context.fetch(
			this.access.routes + ability,
			options
		);
		if ( ! answer.ok() ) {
			throw new Error(
				`${ ability } answered ${ answer.status() }: ${ await answer.text() }`
			);
		}
		return ( await answer.json() ) as Record< string, unknown >;
	}

	/** The status with which WordPress answers a write that is none of an agent's. */
	public async statusOf( path: string, data: Record< string, unknown > ) {
		const root = this.access.routes.replace( 'atelier/v1/agents/', '' );
		return ( await this.context.post( root + path, { data } ) ).status();
	}

	public end = (): Promise< void > => this.context.dispose();
}

/** The change that gives a page another title. */
async function retitled(
	agent: Agent,
	page: RestRecord,
	value: string,
	reason: string
) {
	const record = `page:${ page.id }`;
	const read = await agent.read( 'read-record', { record } );
	const hash = ( read.properties as readonly Property[] ).find(
		( { name } ) => name === 'title'
	)?.hash;
	return { op: 'set-property', record, name: 'title', hash, value, reason };
}

const makePage = ( site: Site, title: string ) =>
	site.rest( 'POST', '/wp/v2/pages', { title, status: 'publish' } );

const titleOf = async ( site: Site, { id }: RestRecord ): Promise< string > => {
	const { title } = await site.rest< { title: { raw: string } } >(
		'GET',
		`/wp/v2/pages/${ id }?context=edit`
	);
	return title.raw;
};

test( 'an agent proposes, a person decides, and what was published can be undone @matrix', async ( {
	atelier,
	page,
	site,
} ) => {
	test.skip( ! hasTestPlugin, 'needs application passwords' );
	const stamp = Date.now();
	const name = `Robot ${ stamp }`;
	const kept = await makePage( site, `Kept ${ stamp }` );
	const left = await makePage( site, `Left ${ stamp }` );
	const access = await addAgent( page, name );
	const agent = await Agent.with( access );
	let draft = 0;

	await test.step( 'the agent proposes changes, and can do nothing else', async () => {
		const started = await agent.write( 'start-draft', {
			title: `Titles ${ stamp }`,
		} );
		draft = Number( started.draft );
		const answer = await agent.write( 'propose', {
			draft,
			changes: [
				await retitled( agent, kept, `New ${ stamp }`, 'Clearer.' ),
				await retitled( agent, left, `Odd ${ stamp }`, 'Funnier.' ),
			],
		} );
		expect( answer ).toMatchObject( { accepted: 2, refused: 0 } );
		await agent.write( 'request-review', { draft } );
		for ( const path of [
			`wp/v2/pages/${ kept.id }`,
			`atelier/v1/site-drafts/${ draft }/publish`,
		] ) {
			expect( await agent.statusOf( path, { title: 'Mine' } ) ).toBe(
				403
			);
		}
		expect( await titleOf( site, kept ) ).toBe( `Kept ${ stamp }` );
	} );

	await test.step( 'a person sees that it waits, who proposes it and why', async () => {
		await page.goto( '/wp-admin/index.php' );
		await expect(
			page
				.locator( '#toplevel_page_atelier' )
				.getByText( 'site draft waits for review' )
		).toBeAttached();
		await atelier.open( `/drafts/${ draft }` );
		const region = page.getByRole( 'region', { name: 'Site draft' } );
		await expect( region ).toContainText(
			`Proposed by the agent ${ name } on behalf of`
		);
		await expect( region ).toContainText( 'Why: “Clearer.”' );
		await expect( region ).toContainText( 'Why: “Funnier.”' );
		const audit = new Audit( page );
		await audit.look( 'a draft of an agent', region );
		audit.expectNothing();
	} );

	await test.step( 'asks for a change, which the agent answers', async () => {
		await page
			.getByRole( 'button', { name: 'Ask for changes…', exact: true } )
			.click();
		const dialog = page.getByRole( 'dialog', { name: 'Ask for changes' } );
		await dialog
			.getByLabel( 'What should the agent change?' )
			.fill( 'No jokes, please.' );
		await dialog.getByRole( 'button', { name: 'Ask' } ).click();
		await expect( page.getByText( 'No jokes, please.' ) ).toBeVisible();
		await expect( page.getByText( 'Waiting for review' ) ).toBeHidden();
		const { notes } = await agent.read( 'read-draft', {
			draft: String( draft ),
		} );
		const [ note ] = notes as readonly { note: string; text: string }[];
		expect( note?.text ).toBe( 'No jokes, please.' );
		await agent.write( 'answer-note', {
			draft,
			note: note?.note,
			text: 'Understood.',
		} );
		await page.reload();
		await expect(
			page.getByText( `${ name } answers: Understood.` )
		).toBeVisible();
	} );

	await test.step( 'discards one change, accepts the other, and publishes', async () => {
		await page
			.getByRole( 'button', {
				name: `Discard changes to “Odd ${ stamp }”`,
			} )
			.click();
		await page
			.getByRole( 'button', { name: 'Discard', exact: true } )
			.last()
			.click();
		await expect( page.getByText( 'Why: “Funnier.”' ) ).toBeHidden();
		await page
			.getByRole( 'button', { name: `Accept “New ${ stamp }”…` } )
			.click();
		await page
			.getByRole( 'button', { name: 'Accept', exact: true } )
			.click();
		await expect(
			page.getByText( 'An agent proposes this.' )
		).toBeHidden();
		await expect(
			page.getByRole( 'heading', { name: `New ${ stamp }` } )
		).toBeFocused();
		await page.getByRole( 'button', { name: 'Publish…' } ).click();
		const dialog = page.getByRole( 'dialog', { name: /^Publish/ } );
		await dialog
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		await expect(
			page.getByTestId( 'snackbar' ).getByText( /^Published “/ )
		).toBeVisible();
		await expect
			.poll( () => titleOf( site, kept ) )
			.toBe( `New ${ stamp }` );
		expect( await titleOf( site, left ) ).toBe( `Left ${ stamp }` );
	} );

	await test.step( 'the history finds it by agents, and undoes it', async () => {
		await atelier.open( '/history', { agents: '1' } );
		await page
			.getByRole( 'link', { name: `New ${ stamp }` } )
			.first()
			.click();
		const entry = page.getByRole( 'region', { name: 'History entry' } );
		await expect( entry ).toContainText( name );
		await entry
			.getByRole( 'button', { name: 'Undo…', exact: true } )
			.click();
		await page
			.getByRole( 'dialog', { name: 'Are you ready to save?' } )
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		await expect
			.poll( () => titleOf( site, kept ) )
			.toBe( `Kept ${ stamp }` );
	} );

	await test.step( 'a stopped agent is refused at once', async () => {
		await page.goto( SCREEN );
		page.once( 'dialog', ( question ) => void question.accept() );
		await page.getByRole( 'button', { name: `Stop “${ name }”` } ).click();
		await expect(
			page.getByText( 'The agent was stopped.' )
		).toBeVisible();
		await expect( agent.read( 'describe-site', {} ) ).rejects.toThrow(
			'answered 401'
		);
		await expect(
			page.getByRole( 'button', { name: `Stop “${ name }”` } )
		).toBeHidden();
	} );
	await agent.end();
} );
