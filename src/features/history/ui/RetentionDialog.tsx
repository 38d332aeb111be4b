import {
	Modal,
	SelectControl,
	Spinner,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AppError } from '@/kernel/result';
import { locale } from '@/platform/locale';
import { numberLabel } from '@/ui/numberLabel';
import { DialogActions } from '@/ui/DialogActions';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useLoad } from '@/ui/useLoad';
import { loadRetention, saveRetention } from '../data/requests';
import {
	DAYS,
	expectedBytes,
	FOREVER,
	MEGABYTES,
	type Retention,
} from '../model/retention';
import { sizeLabel } from './sizeLabel';
import styles from './Dialog.module.css';

interface RetentionDialogProps {
	readonly onClose: () => void;
}

/** The limits of the history, with the size expected on this site. */
export function RetentionDialog( { onClose }: RetentionDialogProps ) {
	const load = useLoad( 'retention', loadRetention );
	return (
		<Modal
			title={ __( 'History settings', 'atelier' ) }
			onRequestClose={ onClose }
			size="medium"
			overlayClassName="atelier-overlay"
		>
			{ load.status === 'loading' && <Spinner /> }
			{ load.status === 'failed' && (
				<Failure
					title={ __(
						'The settings could not be loaded',
						'atelier'
					) }
					text={ messageFor( load.error ) }
					onRetry={ load.retry }
				/>
			) }
			{ load.status === 'ready' && (
				<Form retention={ load.value } onClose={ onClose } />
			) }
		</Modal>
	);
}

function Form( {
	retention,
	onClose,
}: RetentionDialogProps & { readonly retention: Retention } ) {
	const [ days, setDays ] = useState( retention.days );
	const [ typed, setTyped ] = useState( String( retention.megabytes ) );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< AppError | null >( null );
	const megabytes = Number( typed );
	const isValid =
		Number.isInteger( megabytes ) &&
		megabytes >= MEGABYTES.least &&
		megabytes <= MEGABYTES.most;
	const save = async () => {
		if ( ! isValid || isBusy ) {
			return;
		}
		setIsBusy( true );
		setError( null );
		const result = await saveRetention( { days, megabytes } );
		setIsBusy( false );
		if ( result.ok ) {
			onClose();
		} else {
			setError( result.error );
		}
	};
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				void save();
			} }
		>
			<div className={ styles.fields }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Keep entries for', 'atelier' ) }
					value={ String( days ) }
					options={ [ ...new Set( [ ...DAYS, retention.days ] ) ].map(
						( one ) => ( {
							value: String( one ),
							label: daysLabel( one ),
						} )
					) }
					onChange={ ( value ) => setDays( Number( value ) ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="number"
					min={ MEGABYTES.least }
					max={ MEGABYTES.most }
					label={ __( 'Use at most (MB)', 'atelier' ) }
					help={
						isValid
							? __(
									'The oldest entries are deleted once there are more. Entries of the last day, and those that an open site draft undoes, are always kept.',
									'atelier'
								)
							: sprintf(
									/* translators: 1: the smallest number, 2: the largest number. */
									__(
										'Enter a whole number from %1$s to %2$s.',
										'atelier'
									),
									numberLabel( MEGABYTES.least ),
									numberLabel( MEGABYTES.most )
								)
					}
					aria-invalid={ ! isValid }
					value={ typed }
					onChange={ setTyped }
				/>
			</div>
			<p className={ styles.quiet }>{ usedLabel( retention ) }</p>
			<p className={ styles.quiet } aria-live="polite">
				{ expectedLabel( { ...retention, days, megabytes }, isValid ) }
			</p>
			<DialogActions
				label={ __( 'Save', 'atelier' ) }
				isBusy={ isBusy }
				isDisabled={ ! isValid }
				problem={ error ? messageFor( error ) : '' }
				onCancel={ onClose }
			/>
		</form>
	);
}

function daysLabel( days: number ): string {
	if ( days === FOREVER ) {
		return __( 'As long as there is space', 'atelier' );
	}
	const years = days / 365;
	return Number.isInteger( years )
		? sprintf(
				/* translators: %d: number of years. */
				_n( '%d year', '%d years', years, 'atelier' ),
				years
			)
		: sprintf(
				/* translators: %d: number of days. */
				_n( '%d day', '%d days', days, 'atelier' ),
				days
			);
}

const usedLabel = ( { entries, bytes }: Retention ): string =>
	sprintf(
		/* translators: 1: number of entries. 2: a size, such as "12 MB". */
		_n(
			'Now: %1$s entry, %2$s.',
			'Now: %1$s entries, %2$s.',
			entries,
			'atelier'
		),
		numberLabel( entries ),
		sizeLabel( bytes, locale() )
	);

function expectedLabel( retention: Retention, isValid: boolean ): string {
	const expected = isValid ? expectedBytes( retention ) : null;
	if ( expected === null || retention.perYear === null ) {
		return isValid
			? __(
					'How much space a year takes can be estimated once there is a week of history.',
					'atelier'
				)
			: '';
	}
	return sprintf(
		/* translators: 1: a size, such as "45 MB". 2: a size, such as "200 MB". */
		__(
			'At this rate, a year takes about %1$s. With these settings, the history grows to about %2$s.',
			'atelier'
		),
		sizeLabel( retention.perYear, locale() ),
		sizeLabel( expected, locale() )
	);
}
