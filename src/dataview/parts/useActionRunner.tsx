import { Modal } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Action, ModalAction } from '../types';

interface Asking< Item > {
	readonly action: ModalAction< Item >;
	readonly items: Item[];
}

/**
 * Runs actions. Renders the dialog of an action that has one, outside of the items, because its item may be removed
 * while it is open.
 */
export function useActionRunner< Item >(
	onActionPerformed: ( ( items: Item[] ) => void ) | undefined
): {
	readonly run: ( action: Action< Item >, items: Item[] ) => void;
	readonly dialog: ReactNode;
} {
	const registry = useRegistry();
	const [ asking, setAsking ] = useState< Asking< Item > | null >( null );
	const run = useCallback(
		( action: Action< Item >, items: Item[] ) => {
			if ( action.RenderModal ) {
				setAsking( { action, items } );
			} else {
				action.callback( items, { registry, onActionPerformed } );
			}
		},
		[ registry, onActionPerformed ]
	);
	return {
		run,
		dialog: asking && (
			<ActionDialog
				{ ...asking }
				onActionPerformed={ onActionPerformed }
				onClose={ () => setAsking( null ) }
			/>
		),
	};
}

function ActionDialog< Item >( {
	action,
	items,
	onActionPerformed,
	onClose,
}: Asking< Item > & {
	readonly onActionPerformed: ( ( items: Item[] ) => void ) | undefined;
	readonly onClose: () => void;
} ) {
	const { RenderModal, modalHeader, hideModalHeader, modalSize } = action;
	const header =
		typeof modalHeader === 'function' ? modalHeader( items ) : modalHeader;
	return (
		<Modal
			title={ header ?? labelOfAction( action, items ) }
			__experimentalHideHeader={ hideModalHeader === true }
			size={ modalSize ?? 'medium' }
			onRequestClose={ onClose }
			overlayClassName="atelier-overlay"
			focusOnMount="firstContentElement"
		>
			<RenderModal
				items={ items }
				closeModal={ onClose }
				onActionPerformed={ onActionPerformed }
			/>
		</Modal>
	);
}

/** An action's label, which may depend on its items. */
export function labelOfAction< Item >(
	{ label }: Action< Item >,
	items: Item[]
): string {
	return typeof label === 'function' ? label( items ) : label;
}
