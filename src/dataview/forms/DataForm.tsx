import { Button, Dropdown } from '@wordpress/components';
import { useMediaQuery } from '@wordpress/compose';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { normalizeFields, type NormalizedField } from '../fields';
import { FieldValue } from '../parts';
import type { Edits, Field, FieldId } from '../types';
import { FieldControl } from './FieldControl';
import { problemsOf, rowsOf, type Form, type FormRow } from './form';
import styles from './forms.module.css';

export interface DataFormProps<
	Item,
	Fields extends readonly Field< Item >[] = readonly Field< Item >[],
> {
	readonly data: Item;
	readonly fields: Fields;
	readonly form: Form< NoInfer< FieldId< Fields > > >;
	/** Called with the changed properties; the form doesn't apply them. */
	readonly onChange: ( edits: Edits ) => void;
	/** By default only touched fields show their problems; set it when the user tries to save. */
	readonly showsAllProblems?: boolean | undefined;
}

/** A form for the fields of an item. */
export function DataForm<
	Item,
	const Fields extends readonly Field< Item >[],
>( {
	data,
	fields,
	form,
	onChange,
	showsAllProblems = false,
}: DataFormProps< Item, Fields > ) {
	const rows = rowsOf( form, normalizeFields< Item >( fields ), data );
	const problems = problemsOf( rows, data );
	const [ touched, setTouched ] = useState< ReadonlySet< string > >(
		new Set()
	);
	const edit = ( id: string ) => ( edits: Edits ) => {
		setTouched( ( before ) => new Set( [ ...before, id ] ) );
		onChange( edits );
	};
	const problemWith = ( id: string ): string | undefined =>
		showsAllProblems || touched.has( id ) ? problems[ id ] : undefined;
	return (
		<div
			className={ `atelier-dataview ${ styles.form ?? '' }` }
			data-type={ form.type ?? 'regular' }
		>
			{ rows.map( ( row ) => {
				const shared = {
					// Items are only passed to functions of their own fields.
					row: row as unknown as FormRow< unknown >,
					data,
					edit,
					problemWith,
				};
				return row.type === 'panel' ? (
					<PanelRow key={ row.id } { ...shared } />
				) : (
					<RegularRow
						key={ row.id }
						{ ...shared }
						isBeside={ form.labelPosition === 'side' }
					/>
				);
			} ) }
		</div>
	);
}

interface RowProps {
	readonly row: FormRow< unknown >;
	readonly data: unknown;
	readonly edit: ( id: string ) => ( edits: Edits ) => void;
	readonly problemWith: ( id: string ) => string | undefined;
}

function RegularRow( {
	row,
	isBeside,
	...props
}: RowProps & { readonly isBeside: boolean } ) {
	if ( row.fields.length > 1 ) {
		return (
			<fieldset className={ styles.group }>
				<legend className={ styles.legend }>{ row.label }</legend>
				<Controls fields={ row.fields } { ...props } />
			</fieldset>
		);
	}
	return isBeside ? (
		<div className={ styles.side }>
			<div className={ styles.label } aria-hidden="true">
				{ row.label }
			</div>
			<Controls fields={ row.fields } { ...props } hideLabelFromVision />
		</div>
	) : (
		<Controls fields={ row.fields } { ...props } />
	);
}

function Controls( {
	fields,
	data,
	edit,
	problemWith,
	hideLabelFromVision = false,
}: Omit< RowProps, 'row' > & {
	readonly fields: readonly NormalizedField< unknown >[];
	readonly hideLabelFromVision?: boolean;
} ) {
	return (
		<>
			{ fields.map( ( field ) => (
				<FieldControl
					key={ field.id }
					field={ field }
					data={ data }
					onChange={ edit( field.id ) }
					problem={ problemWith( field.id ) }
					hideLabelFromVision={ hideLabelFromVision }
				/>
			) ) }
		</>
	);
}

/** The placement of popovers: beside the form, or below the value if there is no room. */
const BESIDE = { placement: 'left-start', offset: 16 } as const;
const BELOW = { placement: 'bottom-end', offset: 4, shift: true } as const;
const NARROW = '(max-width: 781px)';

/** A label and a value; the value opens the controls. */
function PanelRow( { row, ...props }: RowProps ) {
	const { data, problemWith } = props;
	const [ first ] = row.fields;
	const isNarrow = useMediaQuery( NARROW );
	const problem = row.fields
		.map( ( { id } ) => problemWith( id ) )
		.find( Boolean );
	const popoverProps = useMemo(
		() => ( {
			...( isNarrow ? BELOW : BESIDE ),
			role: 'dialog',
			'aria-label': row.label,
		} ),
		[ row.label, isNarrow ]
	);
	if ( row.fields.every( ( { readOnly } ) => readOnly ) ) {
		return (
			<div className={ styles.side }>
				<span className={ styles.label }>{ row.label }</span>
				<span className={ styles.fixed }>
					{ first && <FieldValue item={ data } field={ first } /> }
				</span>
			</div>
		);
	}
	return (
		<div className={ styles.side }>
			<span className={ styles.label }>{ row.label }</span>
			<div>
				<Dropdown
					contentClassName="atelier-overlay"
					focusOnMount="firstElement"
					popoverProps={ popoverProps }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<button
							type="button"
							className={ styles.value }
							aria-expanded={ isOpen }
							aria-haspopup="dialog"
							onClick={ onToggle }
						>
							<span className="screen-reader-text">
								{ sprintf(
									/* translators: %s: name of a field such as "Author". */
									__( 'Edit %s', 'atelier' ),
									row.label
								) }
							</span>{ ' ' }
							{ first && (
								<PanelValue field={ first } item={ data } />
							) }
						</button>
					) }
					renderContent={ ( { onClose } ) => (
						<div className={ styles.popover }>
							<div className={ styles.popoverHead }>
								<h2 className={ styles.popoverTitle }>
									{ row.label }
								</h2>
								<Button
									size="small"
									icon={ closeSmall }
									label={ __( 'Close', 'atelier' ) }
									onClick={ onClose }
								/>
							</div>
							<Controls
								fields={ row.fields }
								{ ...props }
								hideLabelFromVision={ row.fields.length === 1 }
							/>
						</div>
					) }
				/>
				{ problem && (
					<span className={ styles.problem } role="alert">
						{ problem }
					</span>
				) }
			</div>
		</div>
	);
}

function PanelValue( {
	field,
	item,
}: {
	readonly field: NormalizedField< unknown >;
	readonly item: unknown;
} ) {
	const value = field.getValue( { item } );
	const isNothing = value === undefined || value === null || value === '';
	return isNothing && ! field.Render ? (
		<>{ __( 'None', 'atelier' ) }</>
	) : (
		<FieldValue item={ item } field={ field } />
	);
}

/** Whether all fields of a form are valid for an item. */
export const isItemValid = <
	Item,
	const Fields extends readonly Field< Item >[],
>(
	item: Item,
	fields: Fields,
	form: Form< NoInfer< FieldId< Fields > > >
): boolean =>
	Object.keys(
		problemsOf(
			rowsOf( form, normalizeFields< Item >( fields ), item ),
			item
		)
	).length === 0;
