import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { documentRoute, navigate } from '@/routing';
import type { DocumentRef } from '@/features/documents/index.model';
import { adding } from '../data/adding';
import { useSignal } from '@/ui/useSignal';
import { AddPartForm } from './AddPartForm';
import { AddPatternForm } from './AddPatternForm';

const close = () => adding.set( null );

const openInEditor = ( document: DocumentRef ) => {
	close();
	navigate( documentRoute, { ...document, isEditing: true } );
};

/** The category field stops Escape from bubbling, even if it has no suggestions to close. */
const closeOnEscape = ( {
	key,
	target,
	defaultPrevented,
}: KeyboardEvent< HTMLDivElement > ) => {
	if (
		key === 'Escape' &&
		defaultPrevented &&
		target instanceof Element &&
		target.getAttribute( 'aria-expanded' ) === 'false'
	) {
		close();
	}
};

/** The dialogs that add a pattern or part, and open it on the edit canvas. */
export function AddDialogs() {
	const added = useSignal( adding );
	if ( added === null ) {
		return null;
	}
	return (
		<Modal
			title={
				added.what === 'pattern'
					? __( 'Add pattern', 'atelier' )
					: __( 'Add template part', 'atelier' )
			}
			size={ added.what === 'pattern' ? 'small' : 'medium' }
			focusOnMount="firstContentElement"
			overlayClassName="atelier-overlay"
			onRequestClose={ close }
			onKeyDown={ closeOnEscape }
		>
			{ added.what === 'pattern' ? (
				<AddPatternForm
					categories={ added.categories }
					onCancel={ close }
					onCreated={ openInEditor }
				/>
			) : (
				<AddPartForm
					area={ added.area }
					onCancel={ close }
					onCreated={ openInEditor }
				/>
			) }
		</Modal>
	);
}
