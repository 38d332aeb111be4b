import { __ } from '@wordpress/i18n';
import { LoadProgress } from './LoadProgress';
import styles from './ListSkeleton.module.css';

const CARDS = [ 0, 1, 2, 3, 4, 5, 6, 7 ];

/** Placeholder of a list until its chunk has been loaded. */
export function ListSkeleton() {
	return (
		<div className={ styles.skeleton }>
			<span className="screen-reader-text" role="status">
				{ __( 'Loading…', 'atelier' ) }
			</span>
			<div className={ styles.head }>
				<div className={ styles.search } />
				<LoadProgress />
			</div>
			<div className={ styles.cards }>
				{ CARDS.map( ( at ) => (
					<div key={ at }>
						<div className={ styles.picture } />
						<div className={ styles.words } />
					</div>
				) ) }
			</div>
		</div>
	);
}
