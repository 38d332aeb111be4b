import { CheckboxControl, Modal, TextControl } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { DialogActions } from '@/ui/DialogActions';
import { addressIn, asLabel, labelOf, targetOf } from '../model/describe';
import { holdsItems, type Item } from '../model/item';
import styles from './Dialogs.module.css';

interface ItemDialogProps {
	readonly item: Item;
	readonly onClose: () => void;
	/** Called with the changed attributes. */
	readonly onChange: ( attributes: UnknownRecord ) => void;
}

/** A dialog with an item's label, and with its URL unless its target is content of the site. */
export function ItemDialog( { item, onClose, onChange }: ItemDialogProps ) {
	const { attributes } = item;
	const oldLabel = decodeEntities( labelOf( item ) );
	const oldUrl = stringOr( attributes.url );
	const oldTab = attributes.opensInNewTab === true;
	const [ label, setLabel ] = useState( oldLabel );
	const [ url, setUrl ] = useState( oldUrl );
	const [ hasTab, setTab ] = useState( oldTab );
	const isLink = holdsItems( item.name );
	const hasUrl = isLink && targetOf( item ) === null;
	const changes: UnknownRecord = {
		...( label.trim() === oldLabel
			? {}
			: { label: asLabel( label.trim() ) } ),
		...( url.trim() === oldUrl
			? {}
			: { url: addressIn( url ) ?? ( url.trim() || undefined ) } ),
		...( hasTab === oldTab ? {} : { opensInNewTab: hasTab || undefined } ),
	};
	const canSave = label.trim() !== '' && Object.keys( changes ).length > 0;

	return (
		<Modal
			title={ __( 'Rename', 'atelier' ) }
			size="small"
			focusOnMount="firstContentElement"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<form
				className={ styles.form }
				onSubmit={ ( event: FormEvent ) => {
					event.preventDefault();
					if ( canSave ) {
						onChange( changes );
					}
				} }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Text', 'atelier' ) }
					value={ label }
					onChange={ setLabel }
				/>
				{ hasUrl && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Link', 'atelier' ) }
						dir="ltr"
						inputMode="url"
						value={ url }
						onChange={ setUrl }
					/>
				) }
				{ isLink && (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __( 'Open in new tab', 'atelier' ) }
						checked={ hasTab }
						onChange={ setTab }
					/>
				) }
				<DialogActions
					label={ __( 'Apply', 'atelier' ) }
					isBusy={ false }
					isDisabled={ ! canSave }
					onCancel={ onClose }
				/>
			</form>
		</Modal>
	);
}
