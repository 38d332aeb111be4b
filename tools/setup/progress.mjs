/** How often a terminal counts on, and how often a log gets a line; in milliseconds. */
const TICK = 1000;
const LINE = 30000;

/**
 * Runs something that takes long, and shows that it lives: its seconds, and how far it is where it tells. A terminal
 * has them in place; a log gets a line now and then.
 *
 * @template T
 * @param {string}                                       message Without an end, such as "Building Atelier".
 * @param {(tell: (howFar: string) => void) => Promise<T>} work
 * @return {Promise<T>} What the work returns.
 */
export async function underway( message, work ) {
	const out = process.stdout;
	const began = Date.now();
	let howFar = '';
	const seconds = () => `${ Math.round( ( Date.now() - began ) / 1000 ) } s`;
	const line = () =>
		`→ ${ message }… ${ [ howFar, seconds() ].filter( Boolean ).join( ', ' ) }`;
	/** Goes to the start of the line and empties it. */
	const again = out.isTTY ? '\r\u001b[2K' : '';
	out.write( out.isTTY ? line() : `→ ${ message }…\n` );
	const timer = setInterval(
		() => out.write( out.isTTY ? again + line() : `${ line() }\n` ),
		out.isTTY ? TICK : LINE
	);
	try {
		const result = await work( ( text ) => {
			howFar = text;
		} );
		out.write( `${ again }→ ${ message }: done in ${ seconds() }.\n` );
		return result;
	} catch ( error ) {
		out.write( `${ again }→ ${ message }: failed after ${ seconds() }.\n` );
		throw error;
	} finally {
		clearInterval( timer );
	}
}
