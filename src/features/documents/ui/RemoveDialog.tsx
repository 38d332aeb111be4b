import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { shorten } from '@/kernel/shorten';
import { DialogActions } from '@/ui/DialogActions';
import type { Listed, RemovalResult } from '../model/listed';
import type { Removal } from '../model/removal';
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

/** The label of a way to remove documents. */
export function removalLabel( removal: Removal ): string {
	switch ( removal ) {
		case 'reset':
			return __( 'Reset', 'atelier' );
		case 'delete':
			return __( 'Delete', 'atelier' );
		case 'trash':
			return __( 'Move to trash', 'atelier' );
	}
}

/** The question with the title of one document, or the number of several. */
export function removalTitle(
	removal: Removal,
	items: readonly Listed[]
): string {
	const [ first ] = items;
	const { one, many } = QUESTIONS[ removal ];
	return items.length === 1 && first
		? sprintf(
				one(),
				shorten( first.title, 100 ) || __( '(no title)', 'atelier' )
			)
		: sprintf( many( items.length ), items.length );
}

const QUESTIONS: Readonly<
	Record<
		Removal,
		{
			readonly one: () => string;
			readonly many: ( count: number ) => string;
		}
	>
> = {
	reset: {
		/* translators: %s: title of a template. */
		one: () => __( 'Reset "%s"?', 'atelier' ),
		many: ( count ) =>
			/* translators: %d: number of templates or template parts. */
			_n( 'Reset %d item?', 'Reset %d items?', count, 'atelier' ),
	},
	delete: {
		/* translators: %s: title of a document. */
		one: () => __( 'Delete "%s"?', 'atelier' ),
		many: ( count ) =>
			/* translators: %d: number of documents. */
			_n( 'Delete %d item?', 'Delete %d items?', count, 'atelier' ),
	},
	trash: {
		/* translators: %s: title of a document. */
		one: () => __( 'Move "%s" to the trash?', 'atelier' ),
		many: ( count ) =>
			/* translators: %d: number of documents. */
			_n(
				'Move %d item to the trash?',
				'Move %d items to the trash?',
				count,
				'atelier'
			),
	},
};
