import { createRoot } from '@wordpress/element';
import { App } from './app/App';
import { loadStage } from './platform/stages';
import { currentAddress, homeRoute, startRouting } from './routing';
import './ui/tokens.css';
import './app/page.css';

/** The slug of the admin page; the same as in includes/Support/Page.php. */
const PAGE = 'atelier';

const holder = document.getElementById( 'atelier-app' );
if ( holder ) {
	startRouting( PAGE );
	const render = () => createRoot( holder ).render( <App /> );
	if ( homeRoute.parse( currentAddress.get() ) ) {
		render();
	} else {
		// What the server has printed stays until then.
		void loadStage( 'screens' ).then( render );
	}
}
