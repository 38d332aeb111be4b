/** Runs WordPress in PHP in WebAssembly with SQLite, on loopback only. */
import './loopback.mjs';
import { startFront } from './front.mjs';
import { serveAsChild } from './serve.mjs';

serveAsChild( serve );

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
	lasts,
} ) {
	const { runCLI } = await import( '@wp-playground/cli' );
	const own = new URL( `http://127.0.0.1:${ port }` );
	// Whoever develops sees each change of a file.
	const url = lasts
		? own.origin.replace( '127.0.0.1', 'localhost' )
		: `http://127.0.0.1:${ ( await startFront( own ) ).port }`;
	const server = await runCLI( {
		command: 'server',
		port,
		'site-url': url,
		php,
		workers,
		verbosity: 'quiet',
		login: lasts,
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
	return url;
}
