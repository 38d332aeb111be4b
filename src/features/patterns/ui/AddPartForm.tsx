import { BaseControl, Icon, Spinner, TextControl } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DialogActions } from '@/ui/DialogActions';
import { useIsMounted } from '@/ui/useIsMounted';
import { messageFor } from '@/ui/messages';
import type { DocumentRef } from '@/features/documents/index.model';
import { documentIcon } from '@/features/documents';
import { createPart } from '../data/create';
import { usePartAreas } from '../data/usePartAreas';
import { ANYWHERE, type PartArea } from '../model/partArea';
import styles from './Forms.module.css';
import { titleProblem } from './titleProblem';

interface AddPartFormProps {
	/** The initial area; empty for no particular one. */
	readonly area: string;
	readonly onCancel: () => void;
	readonly onCreated: ( part: DocumentRef ) => void;
}

/** A form with the name and the area of a new template part. */
export function AddPartForm( {
	area: first,
	onCancel,
	onCreated,
}: AddPartFormProps ) {
	const [ title, setTitle ] = useState( '' );
	const [ area, setArea ] = useState( first || ANYWHERE );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const isMounted = useIsMounted();
	const tooLong = titleProblem( title );
	const canCreate = title.trim() !== '' && ! tooLong && ! isBusy;

	const create = async () => {
		setIsBusy( true );
		const created = await createPart( title, area );
		if ( ! isMounted() ) {
			return;
		}
		setIsBusy( false );
		if ( created.ok ) {
			onCreated( created.value );
		} else {
			setProblem( messageFor( created.error ) );
		}
	};

	return (
		<form
			className={ styles.form }
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( canCreate ) {
					void create();
				}
			} }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name', 'atelier' ) }
				value={ title }
				onChange={ setTitle }
			/>
			<AreaField area={ area } onChange={ setArea } />
			<DialogActions
				label={ __( 'Add', 'atelier' ) }
				isBusy={ isBusy }
				isDisabled={ ! canCreate }
				problem={ tooLong || problem }
				onCancel={ onCancel }
			/>
		</form>
	);
}

interface AreaFieldProps {
	readonly area: string;
	readonly onChange: ( area: string ) => void;
}

function AreaField( { area, onChange }: AreaFieldProps ) {
	const areas = usePartAreas();
	const group = useId();
	return (
		<fieldset className={ styles.areas }>
			<BaseControl.VisualLabel as="legend">
				{ __( 'Area', 'atelier' ) }
			</BaseControl.VisualLabel>
			{ areas === null && <Spinner /> }
			{ areas?.map( ( choice ) => (
				<AreaChoice
					key={ choice.area }
					choice={ choice }
					group={ group }
					isChosen={ choice.area === area }
					onChoose={ () => onChange( choice.area ) }
				/>
			) ) }
		</fieldset>
	);
}

interface AreaChoiceProps {
	readonly choice: PartArea;
	readonly group: string;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

function AreaChoice( {
	choice: { area, label, description },
	group,
	isChosen,
	onChoose,
}: AreaChoiceProps ) {
	const id = useId();
	return (
		<label htmlFor={ id } className={ styles.area }>
			<input
				id={ id }
				type="radio"
				name={ group }
				value={ area }
				checked={ isChosen }
				aria-label={ label }
				aria-describedby={ `${ id }-hint` }
				onChange={ onChoose }
			/>
			<span className={ styles.name }>{ label }</span>
			<span id={ `${ id }-hint` } className={ styles.hint }>
				{ description }
			</span>
			<Icon
				icon={ documentIcon( 'wp_template_part', area ) }
				size={ 24 }
			/>
		</label>
	);
}
