import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { DialogActions } from '@/ui/DialogActions';
import type { Listed, RemovalResult } from '../model/listed';
import type { Removal } from '../model/removal';
import { removalLabel } from './removalLabels';
import { tellRemoved } from './removalNotices';
import styles from './ListedDialogs.module.css';

/** What is asked before documents are removed. */
interface RemovalQuestion {
	/** The effect on the site, and the titles of several. */
	readonly text: ReactNode;
	/** Of the button. */
	readonly label: string;
	/** Removes them, closes the dialog and tells what came of it. */
	readonly remove: () => Promise< void >;
}

export interface RemoveDialogProps {
	readonly items: readonly Listed[];
	readonly removal: Removal;
	/** The effect on the site. */
	readonly consequence: string;
	readonly onRemove: () => Promise< RemovalResult >;
	readonly onClose: () => void;
	readonly onDone: () => void;
	/** Asks more than whether. */
	readonly renderQuestion?: ( question: RemovalQuestion ) => ReactNode;
}

/** A confirmation before documents are deleted or reset to the theme's version. */
export function RemoveDialog( {
	items,
	removal,
	consequence,
	onRemove,
	onClose,
	onDone,
	renderQuestion,
}: RemoveDialogProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const remove = async () => {
		setIsBusy( true );
		const outcome = await onRemove();
		onClose();
		tellRemoved( removal, outcome );
		onDone();
	};
	const label = removalLabel( removal );
	const text = (
		<>
			<p className={ styles.text }>{ consequence }</p>
			{ items.length > 1 && (
				<ul className={ styles.titles }>
					{ items.map( ( { id, title } ) => (
						<li key={ id }>
							{ title || __( '(no title)', 'atelier' ) }
						</li>
					) ) }
				</ul>
			) }
		</>
	);
	if ( renderQuestion ) {
		return renderQuestion( { text, label, remove } );
	}
	return (
		<>
			{ text }
			<DialogActions
				label={ label }
				isBusy={ isBusy }
				isDestructive
				onCancel={ onClose }
				onAct={ () => void remove() }
			/>
		</>
	);
}
