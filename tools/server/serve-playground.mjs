/**
 * Runs WordPress in PHP in WebAssembly with SQLite, as a child process of a tool. Listens on loopback only, and ends
 * with its parent or at its time limit.
 *
 * Started with IPC. The first message has the options; the response is `{ ready: url }`, and `{ id, output }` or `{ id,
 * error }` to each `{ id, php }`.
 */
import './loopback.mjs';
import { startFront } from './front.mjs';

const LIFETIME = 3 * 60 * 60 * 1000;

process.on( 'disconnect', () => process.exit( 0 ) );
setTimeout( () => process.exit( 0 ), LIFETIME ).unref();

process.once(
	'message',
	( /** @type {import('./playground.mjs').ServeOptions} */ options ) => {
		serve( options ).catch( ( /** @type {unknown} */ error ) => {
			console.error( error );
			process.exit( 1 );
		} );
	}
);

/** @param {import('./playground.mjs').ServeOptions} options */
async function serve( {
	core,
	mounts,
	plugins,
	port,
	php,
	workers,
	constants,
	steps,
} ) {
	const { runCLI } = await import( '@wp-playground/cli' );
	const front = await startFront( new URL( `http://127.0.0.1:${ port }` ) );
	const url = `http://127.0.0.1:${ front.port }`;
	const server = await runCLI( {
		command: 'server',
		port,
		'site-url': url,
		php,
		workers,
		verbosity: 'quiet',
		wordpressInstallMode: 'install-from-existing-files-if-needed',
		'mount-before-install': [ { hostPath: core, vfsPath: '/wordpress' } ],
		mount: mounts,
		'define-bool': constants,
		blueprint: {
			steps:
				steps ??
				plugins.map( ( name ) => ( {
					step: 'activatePlugin',
					pluginPath: `/wordpress/wp-content/plugins/${ name }`,
				} ) ),
		},
	} );
	/** @param {{ id: number, php: string }} request */
	const answer = async ( { id, php: code } ) => {
		try {
			const { text } = await server.playground.run( { code } );
			process.send?.( { id, output: text } );
		} catch ( error ) {
			process.send?.( { id, error: String( error ) } );
		}
	};
	process.on(
		'message',
		( /** @type {any} */ request ) => void answer( request )
	);
	process.send?.( { ready: url } );
}
