/**
 * The web server in front of PHP on usual hosts: serves files itself, compresses text and lets browsers cache files.
 * PHP's own server and Playground do none of that.
 */
import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';

const FILE = /\.(?:css|gif|ico|jpe?g|js|json|mjs|png|svg|webp|woff2?)$/;
const TEXT = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/;

/** @typedef {{ status: number, headers: http.OutgoingHttpHeaders, body: Buffer }} Answer */

/**
 * @param {URL} site The URL of WordPress; its port may change until the first request.
 * @return {Promise<{ port: number, stop: () => void }>} The port on loopback to use instead.
 */
export async function startFront( site ) {
	/** @type {Map<string, Answer>} */
	const files = new Map();
	const server = http.createServer( ( request, response ) => {
		const path = request.url ?? '/';
		const isFile =
			request.method === 'GET' &&
			FILE.test( path.split( '?' )[ 0 ] ?? '' );
		const known = isFile ? files.get( path ) : undefined;
		if ( known ) {
			send( response, known );
			return;
		}
		ask( site, request ).then(
			( answer ) => {
				const ready = prepare( answer, isFile );
				if ( isFile && ready.status === 200 ) {
					files.set( path, ready );
				}
				send( response, ready );
			},
			( /** @type {unknown} */ error ) => {
				response.writeHead( 502 ).end( String( error ) );
			}
		);
	} );
	server.keepAliveTimeout = 600_000;
	await once( server.listen( 0, '127.0.0.1' ), 'listening' );
	const address = server.address();
	return {
		port: typeof address === 'object' && address ? address.port : 0,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

/**
 * @param {URL}                  site
 * @param {http.IncomingMessage} request
 * @return {Promise<Answer>}
 */
async function ask( site, request ) {
	const { 'accept-encoding': _, ...headers } = request.headers;
	const outgoing = http.request( {
		// With keep-alive, the other side may close a connection just as it is reused.
		agent: false,
		host: '127.0.0.1',
		port: site.port || 80,
		path: request.url,
		method: request.method,
		headers,
	} );
	// Whoever waits for an answer is told; what comes after it concerns nobody.
	outgoing.on( 'error', () => undefined );
	request.pipe( outgoing );
	/** @type {http.IncomingMessage[]} */
	const [ incoming ] = await once( outgoing, 'response' );
	return {
		status: incoming?.statusCode ?? 502,
		headers: incoming?.headers ?? {},
		body: incoming ? await buffer( incoming ) : Buffer.of(),
	};
}

/**
 * @param {Answer}  answer
 * @param {boolean} isFile
 * @return {Answer}
 */
function prepare( { status, headers, body }, isFile ) {
	const {
		connection: _connection,
		'keep-alive': _keepAlive,
		'transfer-encoding': _transferEncoding,
		...kept
	} = headers;
	const isPlainText =
		kept[ 'content-encoding' ] === undefined &&
		TEXT.test( String( kept[ 'content-type' ] ?? '' ) );
	const ready =
		isPlainText && body.length > 1024 ? zlib.gzipSync( body ) : body;
	return {
		status,
		body: ready,
		headers: {
			...kept,
			'content-length': ready.length,
			...( ready === body ? {} : { 'content-encoding': 'gzip' } ),
			...( isFile && status === 200
				? { 'cache-control': 'public, max-age=31536000, immutable' }
				: {} ),
		},
	};
}

/**
 * @param {http.ServerResponse} response
 * @param {Answer}              answer
 */
function send( response, { status, headers, body } ) {
	response.writeHead( status, headers ).end( body );
}
