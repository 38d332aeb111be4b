import { Modal } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Action, ModalAction } from '../types';
import { useItemTools } from './list';

interface Asking {
	readonly action: ModalAction< unknown >;
	readonly items: unknown[];
}

/** Starts actions. What it renders is the dialog of an action that asks first. */
export function useActionRunner(): {
	readonly run: ( action: Action< unknown >, items: unknown[] ) => void;
	readonly dialog: ReactNode;
} {
	const registry = useRegistry();
	const { onActionPerformed } = useItemTools();
	const [ asking, setAsking ] = useState< Asking | null >( null );
	const run = useCallback(
		( action: Action< unknown >, items: unknown[] ) => {
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
			<ActionDialog { ...asking } onClose={ () => setAsking( null ) } />
		),
	};
}

function ActionDialog( {
	action,
	items,
	onClose,
}: Asking & { readonly onClose: () => void } ) {
	const { onActionPerformed } = useItemTools();
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

/** An action's name, which may depend on what it would be done to. */
export const labelOfAction = (
	{ label }: Action< unknown >,
	items: unknown[]
): string => ( typeof label === 'function' ? label( items ) : label );
