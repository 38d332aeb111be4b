import { createRoot } from '@wordpress/element';
import '@/ui/tokens.css';
import { EXAMPLES } from './examples';
import styles from './gallery.module.css';

/** One example, chosen by the address. */
function Gallery() {
	const url = new URL( window.location.href );
	const name = url.searchParams.get( 'example' ) ?? 'table';
	const shown = EXAMPLES.find( ( example ) => example.name === name );
	return (
		<div className={ `atelier-overlay ${ styles.gallery ?? '' }` }>
			<h1>{ `Atelier gallery: ${ shown?.title ?? 'not found' }` }</h1>
			<nav className={ styles.nav } aria-label="Examples">
				{ EXAMPLES.map( ( example ) => {
					url.searchParams.set( 'example', example.name );
					return (
						<a
							key={ example.name }
							href={ url.href }
							aria-current={
								example === shown ? 'page' : undefined
							}
						>
							{ example.title }
						</a>
					);
				} ) }
			</nav>
			{ shown?.render() }
		</div>
	);
}

const holder = document.getElementById( 'atelier-gallery' );
if ( holder ) {
	createRoot( holder ).render( <Gallery /> );
}
