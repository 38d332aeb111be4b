import net from 'node:net';

/**
 * A free port.
 *
 * @param {number} [wanted] The first port to try, then those after it. By default the system chooses.
 * @return {Promise<number>} The port.
 */
export async function freePort( wanted = 0 ) {
	for ( let port = wanted; port < wanted + 100; port++ ) {
		const found = await tryPort( port );
		if ( found !== null ) {
			return found;
		}
	}
	throw new Error( `No free port between ${ wanted } and ${ wanted + 99 }.` );
}

/**
 * @param {number} port
 * @return {Promise<number | null>} The port, or null if it is taken.
 */
async function tryPort( port ) {
	// On some systems, a port that is used on all addresses is still free on loopback.
	for ( const host of [ '127.0.0.1', '0.0.0.0' ] ) {
		const found = await listenOnce( port, host );
		if ( found === null ) {
			return null;
		}
		if ( port === 0 ) {
			return found;
		}
	}
	return port;
}

/** @param {net.Server} server That listens on a port. */
export function portOf( server ) {
	const address = server.address();
	return typeof address === 'object' && address ? address.port : 0;
}

/**
 * @param {number} port
 * @param {string} host
 * @return {Promise<number | null>}
 */
function listenOnce( port, host ) {
	return new Promise( ( resolve ) => {
		const server = net.createServer();
		server.once( 'error', () => resolve( null ) );
		server.listen( port, host, () => {
			const found = portOf( server );
			server.close( () => resolve( found ) );
		} );
	} );
}
