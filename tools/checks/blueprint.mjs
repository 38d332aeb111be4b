/**
 * Whether the blueprint for WordPress Playground opens Atelier: it runs in this machine's Playground. Downloads are
 * replaced: the core by a local one, the plugin on wordpress.org by this project's folder.
 */
import fs from 'node:fs';
import { BLUEPRINT, blueprintText } from '../release/blueprint.mjs';
import { startPlayground } from '../server/playground.mjs';
import { obtainWordPress } from '../wordpress/obtain.mjs';
import { countChecks } from './command.mjs';

const FOLDER = '/wordpress/wp-content/plugins/atelier';

export const checkBlueprint = () =>
	countChecks( {
		'the blueprint opens Atelier on the demo shop': opensAtelier,
	} );

/** Whether the blueprint has the current demo site. */
export function blueprintIsCurrent() {
	const isSame =
		fs.existsSync( BLUEPRINT ) &&
		fs.readFileSync( BLUEPRINT, 'utf8' ) === blueprintText();
	if ( ! isSame ) {
		console.error( 'The blueprint isn’t current: npm run blueprint' );
	}
	return Promise.resolve( isSame );
}

async function opensAtelier() {
	const { steps, landingPage } = JSON.parse(
		fs.readFileSync( BLUEPRINT, 'utf8' )
	);
	const server = await startPlayground( {
		core: await obtainWordPress( 'latest' ),
		name: 'blueprint',
		workers: 1,
		steps: steps.map( ( /** @type {any} */ step ) =>
			step.step === 'installPlugin'
				? { step: 'activatePlugin', pluginPath: FOLDER }
				: step
		),
	} );
	try {
		const home = await ( await fetch( `${ server.url }/` ) ).text();
		const page = await server.run(
			`<?php $_GET['page'] = 'atelier'; require '/wordpress/wp-load.php'; wp_set_current_user( 1 ); echo admin_url( 'admin.php?page=atelier' ), current_user_can( 'edit_theme_options' ) ? ' may' : ' may not', is_plugin_active_now() ? ' active' : ' inactive', ' ', wp_count_posts( 'attachment' )->inherit, ' pictures';
function is_plugin_active_now() { return in_array( 'atelier/plugin.php', (array) get_option( 'active_plugins' ), true ); }`
		);
		const shows = {
			home: home.includes( 'Made to last longer than we do' ),
			page:
				page.includes( landingPage ) &&
				page.includes( ' may active 6 pictures' ),
		};
		if ( ! shows.home || ! shows.page ) {
			console.error( shows, page );
		}
		return shows.home && shows.page;
	} finally {
		await server.stop();
	}
}
