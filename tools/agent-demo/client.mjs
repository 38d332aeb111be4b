/**
 * An agent's ways to a site; see docs/agents.md.
 *
 * @typedef {{ site: string, user: string, password: string }} Access
 * @typedef {( ability: string, input?: Record<string, unknown> ) => Promise<any>} Ask Asks for an ability; throws the site's sentence.
 */

/** Abilities that only read; the others are sent by POST. */
const READING = [
	'describe-site',
	'find-records',
	'read-record',
	'find-uses',
	'read-draft',
	'preview',
];

/** @param {Access} access */
const headersOf = ( { user, password } ) => ( {
	Authorization: `Basic ${ Buffer.from( `${ user }:${ password }` ).toString(
		'base64'
	) }`,
	'Content-Type': 'application/json',
	Accept: 'application/json, text/event-stream',
} );

/**
 * @param {string}                 site
 * @param {string}                 route
 * @param {Record<string, string>} [query]
 */
function addressOf( site, route, query = {} ) {
	if ( ! URL.canParse( site ) ) {
		throw new Error(
			`${ site } isn’t an address. Start it with https:// or http://.`
		);
	}
	const address = new URL( site );
	address.searchParams.set( 'rest_route', route );
	for ( const [ name, value ] of Object.entries( query ) ) {
		address.searchParams.set( name, value );
	}
	return address;
}

/**
 * @param {URL}         address
 * @param {RequestInit} options
 */
const send = ( address, options ) =>
	fetch( address, options ).catch( () => {
		throw new Error(
			`${ address.origin } doesn’t answer. Check the address of the site.`
		);
	} );

/** What a site lacks that has no route for a way to it. */
const MISSING = {
	rest: 'This site has no Atelier: install and activate it there.',
	abilities:
		'This site has no abilities of Atelier: they need WordPress 6.9 or later. Use rest instead of abilities.',
	mcp: 'This site has no MCP server: install and activate the plugin MCP Adapter (https://github.com/WordPress/mcp-adapter) there, or use rest instead of mcp.',
};

/**
 * @param {keyof typeof MISSING} way
 * @param {string}               ability
 * @param {Response}             response
 */
async function answerOf( way, ability, response ) {
	const answer = await response.json().catch( () => ( {
		code: response.status === 404 ? 'rest_no_route' : '',
		message: `the site answers ${ response.status } without JSON`,
	} ) );
	if ( answer.code === 'rest_no_route' ) {
		throw new Error( MISSING[ way ] );
	}
	if ( ! response.ok ) {
		throw new Error( `${ ability }: ${ answer.message }` );
	}
	return answer;
}

/**
 * Asks a route for each ability.
 *
 * @param {'rest' | 'abilities'}                                  way
 * @param {Access}                                                access
 * @param {( ability: string ) => string}                         routeOf
 * @param {( name: string ) => string}                            argument The query argument for an input's field.
 * @param {( input: Record<string, unknown> ) => unknown}         bodyOf
 * @return {Ask}
 */
const byRoute =
	( way, access, routeOf, argument, bodyOf ) =>
	async ( ability, input = {} ) => {
		const isReading = READING.includes( ability );
		const query = Object.fromEntries(
			Object.entries( isReading ? input : {} ).map(
				( [ name, value ] ) => [ argument( name ), String( value ) ]
			)
		);
		const response = await send(
			addressOf( access.site, routeOf( ability ), query ),
			{
				headers: headersOf( access ),
				...( isReading
					? {}
					: {
							method: 'POST',
							body: JSON.stringify( bodyOf( input ) ),
						} ),
			}
		);
		return answerOf( way, ability, response );
	};

/**
 * WordPress's adapter for the Model Context Protocol, over HTTP.
 *
 * @param {Access} access
 * @return {Ask}
 */
function byMcp( access ) {
	let session = '';
	let sent = 0;
	/**
	 * @param {string}                  method
	 * @param {Record<string, unknown>} params
	 */
	const call = async ( method, params ) => {
		sent += 1;
		const response = await send(
			addressOf( access.site, '/mcp/mcp-adapter-default-server' ),
			{
				method: 'POST',
				headers: {
					...headersOf( access ),
					...( session === '' ? {} : { 'Mcp-Session-Id': session } ),
				},
				body: JSON.stringify( {
					jsonrpc: '2.0',
					id: sent,
					method,
					params,
				} ),
			}
		);
		session = response.headers.get( 'Mcp-Session-Id' ) ?? session;
		return answerOf( 'mcp', method, response );
	};
	return async ( ability, input = {} ) => {
		if ( session === '' ) {
			await call( 'initialize', {
				protocolVersion: '2025-06-18',
				capabilities: {},
				clientInfo: { name: 'agent-demo', version: '1' },
			} );
		}
		const { result, error } = await call( 'tools/call', {
			name: 'mcp-adapter-execute-ability',
			arguments: {
				ability_name: `atelier/${ ability }`,
				parameters: input,
			},
		} );
		const said = result?.content?.[ 0 ]?.text;
		const answer = said?.startsWith( '{' ) ? JSON.parse( said ) : null;
		if ( ! answer?.success ) {
			const message = answer?.error ?? said ?? error?.message;
			throw new Error( `${ ability }: ${ message }` );
		}
		return answer.data;
	};
}

/** @type {Record<string, ( access: Access ) => Ask>} */
const WAYS = {
	rest: ( access ) =>
		byRoute(
			'rest',
			access,
			( ability ) => `/atelier/v1/agents/${ ability }`,
			( name ) => name,
			( input ) => input
		),
	abilities: ( access ) =>
		byRoute(
			'abilities',
			access,
			( ability ) =>
				`/wp-abilities/v1/abilities/atelier/${ ability }/run`,
			( name ) => `input[${ name }]`,
			( input ) => ( { input } )
		),
	mcp: byMcp,
};

export const WAY_NAMES = Object.keys( WAYS );

/**
 * @param {Access} access
 * @param {string} [way]  One of WAY_NAMES.
 * @return {Ask}
 */
export function connect( access, way = 'rest' ) {
	const open = WAYS[ way ];
	if ( ! open ) {
		throw new Error( `${ way } isn’t one of ${ WAY_NAMES.join( ', ' ) }` );
	}
	return open( access );
}
