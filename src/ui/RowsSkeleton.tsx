import { __ } from '@wordpress/i18n';
import styles from './RowsSkeleton.module.css';

const ROWS = [ 0, 1, 2, 3, 4, 5 ];

/** Placeholder of rows of text until they have been loaded. */
export const RowsSkeleton = () => (
	<div className={ styles.skeleton }>
		<span className="screen-reader-text" role="status">
			{ __( 'Loading…', 'atelier' ) }
		</span>
		{ ROWS.map( ( at ) => (
			<div key={ at } className={ styles.row }>
				<div className={ styles.title } />
				<div className={ styles.words } />
			</div>
		) ) }
	</div>
);
