import { _n, sprintf } from '@wordpress/i18n';
import { keyOf, type ChangedRecord } from '../../documents/index.model';
import { recordLabel } from '../../documents/index.records';
import styles from './Dialogs.module.css';

/** The most that are listed. */
const MOST = 10;

/** The titles of unsaved records, one below the other. */
export const UnsavedTitles = ( {
	changed,
}: {
	readonly changed: readonly ChangedRecord[];
} ) => (
	<ul className={ styles.unsaved }>
		{ changed.slice( 0, MOST ).map( ( record ) => (
			<li key={ keyOf( record ) }>{ recordLabel( record ) }</li>
		) ) }
		{ changed.length > MOST && (
			<li>
				{ sprintf(
					/* translators: %d: number of further items. */
					_n(
						'%d more item',
						'%d more items',
						changed.length - MOST,
						'atelier'
					),
					changed.length - MOST
				) }
			</li>
		) }
	</ul>
);

/** That there are unsaved changes in the open draft, as a heading. */
export const unsavedHereLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of records. */
		_n(
			'You have %d unsaved change in this site draft',
			'You have %d unsaved changes in this site draft',
			count,
			'atelier'
		),
		count
	);
