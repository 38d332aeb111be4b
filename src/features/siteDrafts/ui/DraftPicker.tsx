import { Button, Spinner, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { messageFor } from '@/ui/messages';
import { useOpenDrafts } from '../data/useSiteDraft';
import type { SiteDraft } from '../model/siteDraft';
import { countLabel, statusLabel, titleLabel } from './draftLabels';
import styles from './DraftPicker.module.css';

/** A new draft with a name, or an existing one. */
export type Picked =
	| { readonly isNew: true; readonly name: string }
	| { readonly isNew: false; readonly draft: SiteDraft };

interface DraftPickerProps {
	readonly picked: Picked;
	/** The draft to leave out; null to show all. */
	readonly except: number | null;
	readonly onPick: ( picked: Picked ) => void;
}

/** Chooses a new or existing draft. */
export function DraftPicker( { picked, except, onPick }: DraftPickerProps ) {
	const name = useId();
	return (
		<fieldset className={ styles.picker }>
			<legend className="screen-reader-text">
				{ __( 'Site draft', 'atelier' ) }
			</legend>
			<label className={ styles.option }>
				<input
					type="radio"
					name={ name }
					checked={ picked.isNew }
					onChange={ () => onPick( NEW ) }
				/>
				<span className={ styles.title }>
					{ __( 'New site draft', 'atelier' ) }
				</span>
			</label>
			{ picked.isNew && (
				<div className={ styles.name }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Name', 'atelier' ) }
						placeholder={ __( 'Summer sale', 'atelier' ) }
						autoComplete="off"
						value={ picked.name }
						onChange={ ( text ) =>
							onPick( { isNew: true, name: text } )
						}
					/>
				</div>
			) }
			<Existing
				name={ name }
				picked={ picked }
				except={ except }
				onPick={ onPick }
			/>
		</fieldset>
	);
}

/** The initial value, without a name. */
export const NEW: Picked = { isNew: true, name: '' };

/** Whether the choice is complete. */
export const isPicked = ( picked: Picked ): boolean =>
	! picked.isNew || picked.name.trim() !== '';

function Existing( {
	name,
	picked,
	except,
	onPick,
}: DraftPickerProps & { readonly name: string } ) {
	const load = useOpenDrafts();
	switch ( load.status ) {
		case 'loading':
			return (
				<p className={ styles.waiting }>
					<Spinner />
					<span role="status">
						{ __( 'Loading site drafts…', 'atelier' ) }
					</span>
				</p>
			);
		case 'failed':
			return (
				<div role="alert" className={ styles.failed }>
					<span>{ messageFor( load.error ) }</span>
					<Button
						size="small"
						variant="secondary"
						onClick={ load.retry }
					>
						{ __( 'Try again', 'atelier' ) }
					</Button>
				</div>
			);
		case 'ready':
			return load.value.drafts
				.filter(
					( { id, theme } ) =>
						id !== except && theme === boot().theme.stylesheet
				)
				.map( ( draft ) => (
					<label key={ draft.id } className={ styles.option }>
						<input
							type="radio"
							name={ name }
							checked={
								! picked.isNew && picked.draft.id === draft.id
							}
							onChange={ () => onPick( { isNew: false, draft } ) }
						/>
						<span className={ styles.title }>
							<bdi>{ titleLabel( draft.title ) }</bdi>
						</span>
						<span className={ styles.about }>
							{ [
								countLabel( draft.count ),
								draft.status === 'scheduled'
									? statusLabel( draft )
									: '',
							]
								.filter( Boolean )
								.join( ' · ' ) }
						</span>
					</label>
				) );
	}
}
