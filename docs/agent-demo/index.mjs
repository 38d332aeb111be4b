/**
 * Plays an agent that redesigns the demo shop: `npm run agent-demo -- <address of the site> <user> <password> [rest|abilities|mcp]`.
 * The user and its application password are those that Settings › Atelier agents shows when an agent is added. `abilities` needs
 * WordPress 6.9, `mcp` its adapter for the Model Context Protocol.
 */
import { connect, WAY_NAMES } from './client.mjs';
import { planRedesign } from './redesign.mjs';

const [ site, user, password, way = 'rest' ] = process.argv.slice( 2 );
if ( ! site || ! user || ! password || ! WAY_NAMES.includes( way ) ) {
	process.stderr.write(
		`npm run agent-demo -- <address of the site> <user> <password> [${ WAY_NAMES.join(
			'|'
		) }]\n`
	);
	process.exit( 1 );
}
/** @param {string} line */
const say = ( line ) => process.stdout.write( `${ line }\n` );

/** @param {import( './client.mjs' ).Access} access */
async function play( access ) {
	const ask = connect( access, way );
	const changes = await planRedesign( ask );
	const { draft } = await ask( 'start-draft', { title: 'A calmer shop' } );
	const { accepted, refused, results } = await ask( 'propose', {
		draft,
		changes,
	} );
	/** @type {{ accepted: boolean, message?: string }[]} */
	const answers = results;
	answers.forEach( ( result, index ) => {
		const { op, path, name, title } = changes[ index ] ?? {};
		const what = `${ op } ${ path || name || title || '' }`.trim();
		say(
			result.accepted ? `✔ ${ what }` : `✘ ${ what }: ${ result.message }`
		);
	} );
	await ask( 'request-review', { draft } );
	const { editor } = await ask( 'preview', { draft } );
	say(
		`${ accepted } accepted, ${ refused } refused. Review them: ${ editor }`
	);
}

try {
	await play( { site, user, password } );
} catch ( reason ) {
	process.stderr.write(
		`${ reason instanceof Error ? reason.message : reason }\n`
	);
	process.exit( 1 );
}
