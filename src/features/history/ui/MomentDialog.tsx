import { CheckboxControl, Modal, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AppError } from '@/kernel/result';
import { dateAtSite } from '@/kernel/siteClock';
import { numberLabel } from '@/ui/numberLabel';
import { siteZone } from '@/platform/siteZone';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import { zonesLabel } from '@/ui/timeLabels';
import { useLoad } from '@/ui/useLoad';
import { countSaves, createMoment, type MadeDraft } from '../data/requests';
import type { Entry } from '../model/entry';
import { DraftMade } from './DraftMade';
import styles from './Dialog.module.css';

interface MomentDialogProps {
	/** The design before this entry; without it, the user enters a time. */
	readonly entry?: Pick< Entry, 'id' | 'date' >;
	readonly onClose: () => void;
}

/** Creates a site draft with the design at a point in time. */
export function MomentDialog( { entry, onClose }: MomentDialogProps ) {
	const [ time, setTime ] = useState( '' );
	const [ withPages, setWithPages ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< AppError | null >( null );
	const [ made, setMade ] = useState< MadeDraft | null >( null );
	const zone = siteZone();
	const date = dateAtSite( zone, time );
	const moment =
		entry !== undefined
			? { entry: entry.id }
			: Number.isNaN( date.getTime() )
				? null
				: { date: date.toISOString() };

	if ( made ) {
		return <DraftMade draft={ made } onClose={ onClose } />;
	}
	const act = async () => {
		if ( ! moment || isBusy ) {
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
						'This creates a site draft with your templates, template parts, patterns, menus, styles and site settings as they were. Your site stays as it is until you publish it.',
						'atelier'
					) }
				</p>
				<LaterSaves
					since={ entry ? entry.date : date }
					withPages={ withPages }
				/>
				<div className={ styles.fields }>
					{ entry === undefined && (
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							type="datetime-local"
							label={ __( 'Date and time', 'atelier' ) }
							help={ zonesLabel( date ) }
							value={ time }
							onChange={ setTime }
						/>
					) }
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __( 'Include pages and posts', 'atelier' ) }
						help={ __(
							'Otherwise your pages and posts stay as they are now.',
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

/** How much of the history going back takes back. */
function LaterSaves( {
	since,
	withPages,
}: {
	readonly since: Date;
	readonly withPages: boolean;
} ) {
	const isWanted = ! Number.isNaN( since.getTime() );
	const load = useLoad(
		`saves since ${ since.getTime() }`,
		( signal ) => countSaves( since, signal ),
		{ isWanted }
	);
	return (
		<p role="status" className={ styles.text }>
			{ isWanted &&
				load.status === 'ready' &&
				laterSavesLabel( load.value, withPages ) }
		</p>
	);
}

function laterSavesLabel( count: number, withPages: boolean ): string {
	if ( count === 0 ) {
		return __( 'Nothing has been saved since then.', 'atelier' );
	}
	return sprintf(
		withPages
			? /* translators: %s: number of saves. */
				_n(
					'%s save has been made since then. What it changed is taken back.',
					'%s saves have been made since then. What they changed is taken back.',
					count,
					'atelier'
				)
			: /* translators: %s: number of saves. */
				_n(
					'%s save has been made since then. What it changed is taken back, except in pages and posts.',
					'%s saves have been made since then. What they changed is taken back, except in pages and posts.',
					count,
					'atelier'
				),
		numberLabel( count )
	);
}
