import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const file = pathToFileURL(
	path.resolve( import.meta.dirname, '../../docs/agent-demo/client.mjs' )
).href;

/** What the demo agent sends in one way when it reads and writes, and what it gets. In a process of its own: Jest doesn't load modules of the tools. */
const sentBy = ( way: string, answers: readonly unknown[] ): unknown => {
	const script = `
		import { connect } from ${ JSON.stringify( file ) };
		const answers = ${ JSON.stringify( answers ) }, sent = [], got = [];
		globalThis.fetch = async ( url, { method = 'GET', headers, body } ) => {
			sent.push( [ method, url.pathname, Object.fromEntries( url.searchParams ), JSON.parse( body ?? 'null' ), headers.Authorization, headers[ 'Mcp-Session-Id' ] ?? '' ] );
			const { status = 200, ...answer } = answers[ sent.length - 1 ];
			return new Response( JSON.stringify( answer ), { status, headers: { 'Mcp-Session-Id': 's1' } } );
		};
		const ask = connect( { site: 'https://shop.test/blog/', user: 'agent-1', password: 'AbCd' }, ${ JSON.stringify( way ) } );
		for ( const [ name, input ] of [ [ 'read-record', { record: 'page:1' } ], [ 'start-draft', { title: 'Spring' } ] ] ) {
			got.push( await ask( name, input ).catch( ( { message } ) => message ) );
		}
		process.stdout.write( JSON.stringify( { sent, got } ) );`;
	return JSON.parse(
		execFileSync(
			process.execPath,
			[ '--input-type=module', '-e', script ],
			{ encoding: 'utf8' }
		)
	);
};

const LOGIN = `Basic ${ btoa( 'agent-1:AbCd' ) }`;

describe( 'the demo agent', () => {
	it.each( [
		[ 'rest', '/atelier/v1/agents/', '', 'record', { title: 'Spring' } ],
		[
			'abilities',
			'/wp-abilities/v1/abilities/atelier/',
			'/run',
			'input[record]',
			{ input: { title: 'Spring' } },
		],
	] )(
		'asks the routes of each ability: %s',
		( way, begin, end, argument, body ) => {
			expect(
				sentBy( way, [
					{ a: 1 },
					{ status: 409, message: 'Too many.' },
				] )
			).toEqual( {
				sent: [
					[
						'GET',
						'/blog/',
						{
							rest_route: `${ begin }read-record${ end }`,
							[ argument ]: 'page:1',
						},
						null,
						LOGIN,
						'',
					],
					[
						'POST',
						'/blog/',
						{ rest_route: `${ begin }start-draft${ end }` },
						body,
						LOGIN,
						'',
					],
				],
				got: [ { a: 1 }, 'start-draft: Too many.' ],
			} );
		}
	);

	it( 'opens one session of the adapter for MCP, and unwraps its answers', () => {
		const text = JSON.stringify( { success: true, data: { a: 1 } } );
		const call = ( name: string, parameters: object ) => ( {
			method: 'tools/call',
			params: {
				name: 'mcp-adapter-execute-ability',
				arguments: { ability_name: `atelier/${ name }`, parameters },
			},
		} );
		const request = ( body: object, session: string ) => [
			'POST',
			'/blog/',
			{ rest_route: '/mcp/mcp-adapter-default-server' },
			expect.objectContaining( body ),
			LOGIN,
			session,
		];
		expect(
			sentBy( 'mcp', [
				{},
				{ result: { content: [ { text } ] } },
				{
					result: {
						isError: true,
						content: [ { text: 'Too many drafts.' } ],
					},
				},
			] )
		).toEqual( {
			sent: [
				request( { method: 'initialize' }, '' ),
				request( call( 'read-record', { record: 'page:1' } ), 's1' ),
				request( call( 'start-draft', { title: 'Spring' } ), 's1' ),
			],
			got: [ { a: 1 }, 'start-draft: Too many drafts.' ],
		} );
	} );

	it.each( [
		[ 'mcp', 'MCP Adapter' ],
		[ 'abilities', 'WordPress 6.9' ],
		[ 'rest', 'Atelier' ],
	] )( 'says what to install where a site lacks %s', ( way, needed ) => {
		const missing = {
			status: 404,
			code: 'rest_no_route',
			message: 'No route was found.',
		};
		const { got } = sentBy( way, [ missing, missing ] ) as {
			got: readonly string[];
		};
		expect( got ).toEqual( [
			expect.stringContaining( needed ),
			expect.stringContaining( needed ),
		] );
	} );

	it( 'says in one line what went wrong', () => {
		const run = spawnSync(
			process.execPath,
			[
				path.resolve(
					import.meta.dirname,
					'../../docs/agent-demo/index.mjs'
				),
				'shop.test',
				'agent-1',
				'AbCd',
			],
			{ encoding: 'utf8' }
		);
		expect( run.stderr ).toBe(
			'shop.test isn’t an address. Start it with https:// or http://.\n'
		);
	} );
} );
