/** In milliseconds. */
const LIFETIME = 3 * 60 * 60 * 1000;

/**
 * Serves in a child process of a tool, whose first message has the options. Ends with its parent, or at its time limit unless it
 * lasts.
 *
 * @template {object} Options
 * @param {(options: Options) => Promise<string>} serve Resolves with its URL once it responds.
 * @param {() => void}                            [end] Ends what the process has started.
 */
export function serveAsChild( serve, end = () => undefined ) {
	const endAll = () => {
		end();
		process.exit( 0 );
	};
	process.once( 'SIGTERM', endAll );
	process.once( 'disconnect', endAll );
	process.once( 'message', ( /** @type {Options} */ options ) => {
		if ( ! ( 'lasts' in options && options.lasts ) ) {
			setTimeout( endAll, LIFETIME ).unref();
		}
		serve( options ).then(
			( url ) => process.send?.( { ready: url } ),
			( /** @type {unknown} */ error ) => {
				console.error( error );
				process.exit( 1 );
			}
		);
	} );
}
