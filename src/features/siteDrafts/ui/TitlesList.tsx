import { _n, sprintf } from '@wordpress/i18n';
import styles from './Dialogs.module.css';

/** The most items that are listed. */
const MOST = 10;

/** Titles of what a dialog is about, and the number of those that are left out. */
export const TitlesList = ( {
	titles,
}: {
	readonly titles: readonly string[];
} ) => (
	<ul className={ styles.titles }>
		{ titles.slice( 0, MOST ).map( ( title, at ) => (
			<li key={ at }>{ title }</li>
		) ) }
		{ titles.length > MOST && (
			<li>
				{ sprintf(
					/* translators: %d: number of further items. */
					_n(
						'%d more item',
						'%d more items',
						titles.length - MOST,
						'atelier'
					),
					titles.length - MOST
				) }
			</li>
		) }
	</ul>
);
