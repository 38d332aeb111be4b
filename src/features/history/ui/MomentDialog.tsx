import { CheckboxControl, Modal, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { AppError } from '../../../kernel/result';
import { DialogActions } from '../../../ui/DialogActions';
import { messageFor } from '../../../ui/messages';
import { createMoment, type MadeDraft } from '../data/requests';
import { DraftMade } from './DraftMade';
import styles from './Dialog.module.css';

interface MomentDialogProps {
	/** The design before this entry; without it, the user enters a time. */
	readonly entry?: number;
	readonly onClose: () => void;
}

/** Creates a site draft with the design at a point in time. */
export function MomentDialog( { entry, onClose }: MomentDialogProps ) {
	const [ time, setTime ] = useState( '' );
	const [ withPages, setWithPages ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< AppError | null >( null );
	const [ made, setMade ] = useState< MadeDraft | null >( null );
	const date = new Date( time );
	const moment =
		entry !== undefined
			? { entry }
			: Number.isNaN( date.getTime() )
				? null
				: { date: date.toISOString() };

	if ( made ) {
		return <DraftMade draft={ made } onClose={ onClose } />;
	}
	const act = async () => {
		if ( ! moment ) {
			return;
		}
		setIsBusy( true );
		setError( null );
		const result = await createMoment( moment, withPages );
		setIsBusy( false );
		if ( result.ok ) {
			setMade( result.value );
		} else {
			setError( result.error );
		}
	};
	return (
		<Modal
			title={
				entry === undefined
					? __( 'Go back to a date', 'atelier' )
					: __( 'Go back to before this change', 'atelier' )
			}
			onRequestClose={ onClose }
			size="medium"
			overlayClassName="atelier-overlay"
		>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					void act();
				} }
			>
				<p className={ styles.text }>
					{ __(
						'This creates a site draft with your templates, template parts, patterns, menus, styles and site settings as they were. Your site stays as it is until you publish the draft.',
						'atelier'
					) }
				</p>
				<div className={ styles.fields }>
					{ entry === undefined && (
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							type="datetime-local"
							label={ __( 'Date and time', 'atelier' ) }
							help={ __( 'In your time zone.', 'atelier' ) }
							value={ time }
							onChange={ setTime }
						/>
					) }
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __( 'Include pages and posts', 'atelier' ) }
						help={ __(
							'Otherwise what your site says stays as it is now.',
							'atelier'
						) }
						checked={ withPages }
						onChange={ setWithPages }
					/>
				</div>
				<DialogActions
					label={ __( 'Create site draft', 'atelier' ) }
					isBusy={ isBusy }
					isDisabled={ moment === null }
					problem={ error ? messageFor( error ) : '' }
					onCancel={ onClose }
				/>
			</form>
		</Modal>
	);
}
