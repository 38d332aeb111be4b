import { __ } from '@wordpress/i18n';
import { Icon, dragHandle } from '@wordpress/icons';
import styles from './DragHandle.module.css';
import type { Movable } from './useReordering';

interface DragHandleProps {
	/** Such as "Reorder Primary". */
	readonly label: string;
	/** The entry's id. */
	readonly id: string;
	readonly movable: Movable;
}

/** Moves an entry of a list by dragging, or with the arrow keys. */
export const DragHandle = ( { label, id, movable }: DragHandleProps ) => (
	<button
		type="button"
		className={ styles.handle }
		aria-label={ label }
		title={ __( 'Drag or use the arrow keys', 'atelier' ) }
		{ ...movable.handle( id ) }
	>
		<Icon icon={ dragHandle } size={ 20 } />
	</button>
);
