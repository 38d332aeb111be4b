import { __, sprintf } from '@wordpress/i18n';
import { changeKey } from '@/features/documents/index.model';
import type { Unsaved } from '../data/saveUnsaved';
import styles from './Dialogs.module.css';

/** That nothing was saved, because saves run one after the other. */
export const anotherSaveMessage = (): string =>
	__( 'Another save is still running. Try again when it’s done.', 'atelier' );

/** The records that weren't saved into a draft, with reasons; nothing if all were saved. */
export const UnsavedList = ( {
	items,
}: {
	readonly items: readonly Unsaved[];
} ) =>
	items.length === 0 ? null : (
		<div role="alert" className={ styles.problem }>
			<p className={ styles.text }>
				{ __(
					'Some changes could not be saved. They stay unsaved in this browser.',
					'atelier'
				) }
			</p>
			<ul className={ styles.reasons }>
				{ items.map( ( { record, label, reason } ) => (
					<li key={ changeKey( record ) }>
						{ sprintf(
							/* translators: 1: title of an unsaved document, 2: the reason why it was not saved. */
							__( '“%1$s” could not be saved. %2$s', 'atelier' ),
							label,
							reason
						) }
					</li>
				) ) }
			</ul>
		</div>
	);
