import { createRoot } from '@wordpress/element';
import { App } from './app/App';
import { startRouting } from './routing';
import './ui/tokens.css';
import './app/page.css';

/** The slug of the admin page; the same as in includes/Support/Page.php. */
const PAGE = 'atelier';

const holder = document.getElementById( 'atelier-app' );
if ( holder ) {
	startRouting( PAGE );
	createRoot( holder ).render( <App /> );
}
