/** A WordPress in memory: records, settings, and answers of single routes, which may fail, be late or be lost. */

type Json = Readonly< Record< string, unknown > >;

/** A request as the site received it. */
export interface Received {
	readonly method: string;
	/** Without the root of the REST API, such as `/wp/v2/pages/2`. */
	readonly path: string;
	readonly query: Readonly< Record< string, string > >;
	readonly data: Json;
	/** The version that a change is based on; see includes/Conflicts. */
	readonly basedOn: string;
	/** The run whose changes are one entry of the history; empty without one. */
	readonly run: string;
	/** The parts of the path that the route names, such as `id`. */
	readonly params: Readonly< Record< string, string > >;
}

/** What a route answers: a body, or a whole response. */
type Answer = ( request: Received ) => unknown;

/** Why a request has no usable answer: it never arrived, its answer was lost on the way, or the site refuses it. */
export type Fault =
	| 'unreachable'
	| 'lost'
	| {
			readonly status: number;
			readonly code: string;
			readonly message: string;
			readonly data?: Json;
	  };

interface Route {
	readonly matches: (
		request: Omit< Received, 'params' >
	) => Received | null;
	readonly answer: Answer;
}

interface Trouble {
	readonly route: Route[ 'matches' ];
	readonly fault: Fault;
	times: number;
}

export const ROOT = 'https://shop.test/wp-json';

export class FakeSite {
	/** Every request, in order. */
	public readonly requests: Received[] = [];
	private readonly routes: Route[] = [];
	private readonly troubles: Trouble[] = [];
	private readonly held: {
		route: Route[ 'matches' ];
		until: Promise< void >;
	}[] = [];

	public constructor() {
		for ( const [ route, answer ] of Object.entries( USUAL ) ) {
			this.on( route, answer );
		}
	}

	/**
	 * Answers a route; the latest answer to a route counts.
	 *
	 * @param route  Such as `GET /wp/v2/pages/:id`.
	 * @param answer The body of the answer, or a function that returns it or a whole Response.
	 */
	public on( route: string, answer: Answer | object | null ): this {
		this.routes.unshift( {
			matches: matcherOf( route ),
			answer:
				typeof answer === 'function'
					? ( answer as Answer )
					: () => answer,
		} );
		return this;
	}

	/**
	 * Records that can be listed, read, made, changed and deleted, as those of WordPress.
	 *
	 * @param path    Such as `/wp/v2/blocks`.
	 * @param records They are changed in place.
	 */
	public records( path: string, records: Json[] ): Json[] {
		const at = ( { params }: Received ) =>
			records.findIndex( ( { id } ) => String( id ) === params.id );
		const known = (
			request: Received,
			found: ( index: number ) => unknown
		) => {
			const index = at( request );
			return index === -1
				? refusal( {
						status: 404,
						code: 'rest_post_invalid_id',
						message: 'Invalid post ID.',
					} )
				: found( index );
		};
		this.on( `GET ${ path }`, ( { query } ) => list( records, query ) );
		this.on( `POST ${ path }`, ( { data } ) => {
			const record = { id: 1000 + records.length, ...expanded( data ) };
			records.push( record );
			return record;
		} );
		this.on( `GET ${ path }/:id`, ( request ) =>
			known( request, ( index ) => records[ index ] )
		);
		this.on( `POST ${ path }/:id`, ( request ) =>
			known( request, ( index ) => {
				records[ index ] = {
					...records[ index ],
					...expanded( request.data ),
					// Sent as a text by some.
					id: records[ index ]?.id,
				};
				return records[ index ];
			} )
		);
		this.on( `DELETE ${ path }/:id`, ( request ) =>
			known( request, ( index ) => ( {
				deleted: true,
				previous: records.splice( index, 1 )[ 0 ],
			} ) )
		);
		return records;
	}

	/** The next requests to a route have no usable answer. */
	public fail( route: string, fault: Fault, times = 1 ): this {
		this.troubles.push( { route: matcherOf( route ), fault, times } );
		return this;
	}

	/**
	 * Answers to a route are late.
	 *
	 * @return Lets them go.
	 */
	public hold( route: string ): () => void {
		let go = () => {};
		const until = new Promise< void >( ( resolve ) => {
			go = resolve;
		} );
		this.held.push( { route: matcherOf( route ), until } );
		return go;
	}

	/** Requests that wrote something, as `POST /wp/v2/pages/2`. */
	public get writes(): readonly Received[] {
		return this.requests.filter(
			( { method, path } ) =>
				method !== 'GET' &&
				method !== 'OPTIONS' &&
				path !== '/wp/v2/users/me' &&
				path !== '/atelier/v1/previews'
		);
	}

	/** How many of the last writes belonged to each run, in their order. */
	public runsOf( count: number ): readonly number[] {
		const sizes = new Map< string, number >();
		for ( const { run } of this.writes.slice( -count ) ) {
			if ( run !== '' ) {
				sizes.set( run, ( sizes.get( run ) ?? 0 ) + 1 );
			}
		}
		return [ ...sizes.values() ];
	}

	/** Takes the place of the browser's `fetch`. */
	public readonly fetch = (
		address: string,
		init: RequestInit = {}
	): Promise< Response > =>
		new Promise( ( resolve, reject ) => {
			const { signal } = init;
			signal?.addEventListener( 'abort', () =>
				reject( signal.reason as Error )
			);
			this.respond( address, init ).then( resolve, reject );
		} );

	private async respond(
		address: string,
		init: RequestInit
	): Promise< Response > {
		const request = received( address, init );
		const route = this.routes.find( ( { matches } ) => matches( request ) );
		const whole = route?.matches( request ) ?? { ...request, params: {} };
		this.requests.push( whole );
		const trouble = this.troubles.find(
			( { times, route: of } ) => times > 0 && of( request )
		);
		if ( trouble ) {
			trouble.times--;
		}
		if ( trouble?.fault === 'unreachable' ) {
			throw new TypeError( 'Failed to fetch' );
		}
		if ( trouble && trouble.fault !== 'lost' ) {
			return refusal( trouble.fault );
		}
		const answer = await ( route
			? route.answer( whole )
			: refusal( {
					status: 404,
					code: 'rest_no_route',
					message: `No route: ${ request.method } ${ request.path }`,
				} ) );
		await Promise.all(
			this.held
				.filter( ( { route: of } ) => of( request ) )
				.map( ( { until } ) => until )
		);
		if ( trouble ) {
			throw new TypeError( 'Failed to fetch' );
		}
		return answer instanceof Response ? answer : Response.json( answer );
	}
}

const TYPES: readonly ( readonly [ string, string, string ] )[] = [
	[ 'page', 'pages', 'Pages' ],
	[ 'post', 'posts', 'Posts' ],
	[ 'wp_block', 'blocks', 'Patterns' ],
	[ 'wp_navigation', 'navigation', 'Navigation Menus' ],
	[ 'wp_template', 'templates', 'Templates' ],
	[ 'wp_template_part', 'template-parts', 'Template Parts' ],
];

/** What every site answers; nothing else is known to a new one. */
const USUAL: Readonly< Record< string, Answer | object > > = {
	'GET /wp/v2/types': Object.fromEntries(
		TYPES.map( ( [ slug, rest_base, name ] ) => [
			slug,
			{
				slug,
				name,
				rest_base,
				rest_namespace: 'wp/v2',
				labels: { singular_name: name },
				supports: {},
				taxonomies: [],
			},
		] )
	),
	'GET /atelier/v1/authors': [ { id: 1, name: 'Ann', avatar: '' } ],
	'GET /wp/v2/users/me': { id: 1, name: 'Ann', meta: {} },
	'POST /wp/v2/users/me': { id: 1 },
	'OPTIONS /.*': () =>
		Response.json( {}, { headers: { Allow: 'GET, POST, PUT, DELETE' } } ),
	'GET /wp-admin/admin-ajax.php': {
		rest: 'nonce',
		stages: 'a',
		activate: 'b',
	},
};

/** The site's own error. */
const refusal = ( {
	status,
	code,
	message,
	data,
}: Exclude< Fault, string > ): Response =>
	Response.json( { code, message, data: { status, ...data } }, { status } );

/** A page of a list, with its totals in the headers. */
export function paged(
	rows: readonly unknown[],
	query: Received[ 'query' ]
): Response {
	const size = Number( query.per_page ) || 10;
	const page = Number( query.page ) || 1;
	return Response.json( rows.slice( ( page - 1 ) * size, page * size ), {
		headers: {
			'X-WP-Total': String( rows.length ),
			'X-WP-TotalPages': String( Math.ceil( rows.length / size ) ),
		},
	} );
}

/** A list in a query: `include=1,2` or `include[0]=1&include[1]=2`. */
const listIn = ( query: Received[ 'query' ], name: string ): string[] =>
	Object.entries( query )
		.filter( ( [ key ] ) => key.replace( /\[\d*\]$/, '' ) === name )
		.flatMap( ( [ , value ] ) => value.split( ',' ) );

function list( records: readonly Json[], query: Received[ 'query' ] ) {
	const words = ( query.search ?? '' ).toLowerCase();
	const wanted = listIn( query, 'include' );
	const statuses = listIn( query, 'status' );
	return paged(
		records.filter(
			( record ) =>
				( words === '' ||
					JSON.stringify( record )
						.toLowerCase()
						.includes( words ) ) &&
				( wanted.length === 0 ||
					wanted.includes( String( record.id ) ) ) &&
				( statuses.length === 0 ||
					( statuses.includes( 'any' ) &&
						record.status !== 'trash' ) ||
					typeof record.status !== 'string' ||
					statuses.includes( record.status ) )
		),
		query
	);
}

/** Texts are sent as they are, and answered as raw and rendered ones. */
const expanded = ( data: Json ): Json =>
	Object.fromEntries(
		Object.entries( data ).map( ( [ name, value ] ) => [
			name,
			[ 'title', 'content', 'excerpt' ].includes( name ) &&
			typeof value === 'string'
				? { raw: value, rendered: value }
				: value,
		] )
	);

function received(
	address: string,
	{ method = 'GET', headers, body }: RequestInit
): Omit< Received, 'params' > {
	const url = new URL( address, 'https://shop.test' );
	const isRest = url.href.startsWith( ROOT );
	// WordPress sends other methods as POST.
	const sent = new Headers( headers );
	const override = sent.get( 'X-HTTP-Method-Override' );
	return {
		method: ( override ?? method ).toUpperCase(),
		path: decodeURIComponent(
			isRest ? url.pathname.slice( '/wp-json'.length ) : url.pathname
		),
		query: Object.fromEntries( url.searchParams ),
		basedOn: sent.get( 'X-Atelier-Based-On' ) ?? '',
		run: sent.get( 'X-Atelier-Run' ) ?? '',
		data:
			typeof body === 'string'
				? ( JSON.parse( body ) as Json )
				: body instanceof FormData
					? Object.fromEntries( body )
					: {},
	};
}

function matcherOf( route: string ): Route[ 'matches' ] {
	const [ method = '', path = '' ] = route.split( ' ' );
	const pattern = new RegExp(
		`^${ path.replace( /:(\w+)/g, '(?<$1>.+?)' ) }$`
	);
	return ( request ) => {
		const found =
			request.method === method ||
			( method === 'POST' && request.method === 'PUT' )
				? pattern.exec( request.path )
				: null;
		return found && { ...request, params: { ...found.groups } };
	};
}
