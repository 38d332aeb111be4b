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

/**
 * @param {Access}                  access
 * @param {string}                  route
 * @param {{ query?: Record<string, string>, body?: unknown, session?: string }} request Sent by POST if it has a body.
 */
function send( access, route, { query = {}, body, session = '' } ) {
	if ( ! URL.canParse( access.site ) ) {
		throw new Error(
			`${ access.site } isn’t an address. Start it with https:// or http://.`
		);
	}
	const address = new URL( access.site );
	address.searchParams.set( 'rest_route', route );
	for ( const [ name, value ] of Object.entries( query ) ) {
		address.searchParams.set( name, value );
	}
	const login = Buffer.from( `${ access.user }:${ access.password }` );
	return fetch( address, {
		headers: {
			Authorization: `Basic ${ login.toString( 'base64' ) }`,
			'Content-Type': 'application/json',
			Accept: 'application/json, text/event-stream',
			...( session === '' ? {} : { 'Mcp-Session-Id': session } ),
		},
		...( body === undefined
			? {}
			: { method: 'POST', body: JSON.stringify( body ) } ),
	} ).catch( () => {
		throw new Error(
			`${ address.origin } doesn’t answer. Check the address of the site.`
		);
	} );
}

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

/** Ways that have a route for each ability. */
const ROUTES = {
	rest: {
		/** @param {string} ability */
		routeOf: ( ability ) => `/atelier/v1/agents/${ ability }`,
		/** @param {string} name */
		argument: ( name ) => name,
		/** @param {object} input */
		body: ( input ) => input,
	},
	abilities: {
		/** @param {string} ability */
		routeOf: ( ability ) =>
			`/wp-abilities/v1/abilities/atelier/${ ability }/run`,
		/** @param {string} name */
		argument: ( name ) => `input[${ name }]`,
		/** @param {object} input */
		body: ( input ) => ( { input } ),
	},
};

/**
 * @param {keyof typeof ROUTES} way
 * @return {( access: Access ) => Ask}
 */
const byRoute =
	( way ) =>
	( access ) =>
	async ( ability, input = {} ) => {
		const { routeOf, argument, body } = ROUTES[ way ];
		const query = Object.entries( input ).map( ( [ name, value ] ) => [
			argument( name ),
			String( value ),
		] );
		const request = READING.includes( ability )
			? { query: Object.fromEntries( query ) }
			: { body: body( input ) };
		const response = await send( access, routeOf( ability ), request );
		return answerOf( way, ability, response );
	};

const MCP = '/mcp/mcp-adapter-default-server';

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
		const response = await send( access, MCP, {
			session,
			body: { jsonrpc: '2.0', id: sent, method, params },
		} );
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
	rest: byRoute( 'rest' ),
	abilities: byRoute( 'abilities' ),
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
