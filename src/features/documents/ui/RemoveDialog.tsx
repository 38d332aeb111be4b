import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { DialogActions } from '@/ui/DialogActions';
import type { Listed, RemovalResult } from '../model/listed';
import type { Removal } from '../model/removal';
import { removalLabel } from './removalLabels';
import { tellRemoved } from './removalNotices';
import styles from './ListedDialogs.module.css';

export interface RemoveDialogProps {
	readonly items: readonly Listed[];
	readonly removal: Removal;
	/** The effect on the site. */
	readonly consequence: string;
	readonly onRemove: () => Promise< RemovalResult >;
	readonly onClose: () => void;
	readonly onDone: () => void;
	/** More about the effect, and ways to avoid it. */
	readonly children?: ReactNode;
	readonly isDisabled?: boolean;
	/** Of the button; the way to remove it by default. */
	readonly label?: string;
	/** Done in place of removing it; resolves with whether the dialog closes. Null if it is removed. */
	readonly onInstead?: ( () => Promise< boolean > ) | null;
}

/** A confirmation before documents are deleted or reset to the theme's version. */
export function RemoveDialog( {
	items,
	removal,
	consequence,
	onRemove,
	onClose,
	onDone,
	children,
	isDisabled = false,
	label = removalLabel( removal ),
	onInstead = null,
}: RemoveDialogProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const remove = async () => {
		setIsBusy( true );
		if ( onInstead ) {
			const isDone = await onInstead();
			setIsBusy( false );
			if ( isDone ) {
				onClose();
			}
			return;
		}
		const outcome = await onRemove();
		onClose();
		tellRemoved( removal, outcome );
		onDone();
	};
	return (
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
			{ children }
			<DialogActions
				label={ label }
				isBusy={ isBusy }
				isDisabled={ isDisabled }
				isDestructive
				onCancel={ onClose }
				onAct={ () => void remove() }
			/>
		</>
	);
}
