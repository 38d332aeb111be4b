import {
	Button,
	Dropdown,
	Icon,
	SelectControl,
	Spinner,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { textOf, type NormalizedField } from '../fields';
import { ELEMENTS_LIMIT, FOCUS_DELAY } from '../model';
import { SearchedOptions } from './SearchedOptions';
import { operators, valuesOf } from '../operators';
import {
	labelOf,
	OptionList,
	useChosenOptions,
	useElements,
	useList,
} from '../parts';
import type { Filter, OperatorName, Option } from '../types';
import styles from './controls.module.css';

interface FilterChipProps {
	readonly field: NormalizedField< unknown >;
	/** Undefined while a primary filter has no value. */
	readonly filter: Filter | undefined;
	readonly onRemove: () => void;
}

/** One filter: a sentence about it, its values, and a button that removes it. */
export function FilterChip( { field, filter, onRemove }: FilterChipProps ) {
	const { filterBar } = useList();
	const toggle = useRef< HTMLButtonElement >( null );
	const [ isOpen, setOpen ] = useState( false );
	const { added, forgetAdded } = filterBar;
	const isAdded = added === field.id;
	useEffect( () => {
		if ( ! isAdded ) {
			return undefined;
		}
		// The chip takes the focus before its popover opens, so that it gets it back from there.
		const timer = setTimeout( () => {
			toggle.current?.focus();
			setOpen( true );
			forgetAdded();
		}, FOCUS_DELAY );
		return () => clearTimeout( timer );
	}, [ isAdded, forgetAdded ] );
	const operator = operatorOf( field, filter );
	const values = valuesOf( filter?.value );
	const options = useChosenOptions( field, values );
	const hasValue = values.length > 0;
	const isRemovable = ! field.isPrimary || hasValue;
	const summary = hasValue
		? summaryOf( field.label, operator, labelOf( values, options ) )
		: field.label;
	return (
		<div className={ styles.chip }>
			<Dropdown
				open={ isOpen }
				onToggle={ setOpen }
				contentClassName="atelier-overlay"
				popoverProps={ {
					placement: 'bottom-start',
					role: 'dialog',
					'aria-label': field.label,
				} }
				renderToggle={ ( { onToggle } ) => (
					<button
						ref={ toggle }
						type="button"
						className={ styles.chipButton }
						data-has-value={ hasValue }
						data-removable={ isRemovable }
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						title={ summary }
						onClick={ onToggle }
					>
						{ summary }
					</button>
				) }
				renderContent={ () => (
					<Choices
						field={ field }
						operator={ operator ?? field.operators[ 0 ] ?? 'isAny' }
						values={ values }
					/>
				) }
			/>
			{ isRemovable && (
				<button
					type="button"
					className={ styles.chipRemove }
					aria-label={ removeLabel( field ) }
					onClick={ () => {
						onRemove();
						toggle.current?.focus();
					} }
				>
					<Icon icon={ closeSmall } />
				</button>
			) }
		</div>
	);
}

/** A primary filter can't be removed, only reset. */
const removeLabel = ( {
	isPrimary,
	label,
}: NormalizedField< unknown > ): string =>
	sprintf(
		isPrimary
			? /* translators: %s: name of a filter such as "Author". */
				__( 'Reset filter: %s', 'atelier' )
			: /* translators: %s: name of a filter such as "Author". */
				__( 'Remove filter: %s', 'atelier' ),
		label
	);

const summaryOf = (
	label: string,
	operator: OperatorName | null,
	value: string
): string =>
	operator === null
		? sprintf(
				/* translators: %s: name of a filter such as "Author". */
				__( 'Unknown status for %s', 'atelier' ),
				label
			)
		: operators[ operator ].sentence( label, value );

/** The filter's operator, or the field's first one for a new filter; null if the field doesn't have it. */
const operatorOf = (
	{ operators: offered }: NormalizedField< unknown >,
	filter: Filter | undefined
): OperatorName | null =>
	filter
		? ( offered.find( ( name ) => name === filter.operator ) ?? null )
		: ( offered[ 0 ] ?? 'isAny' );

interface ChoicesProps {
	readonly field: NormalizedField< unknown >;
	readonly operator: OperatorName;
	readonly values: readonly unknown[];
}

/** The values that a filter can have. */
function Choices( { field, operator, values }: ChoicesProps ) {
	const { change } = useList();
	const { takes } = operators[ operator ];
	const set = ( next: OperatorName, value: unknown ) =>
		change( {
			type: 'filter',
			filter: { field: field.id, operator: next, value },
		} );
	const isChosen = ( { value }: Option ) =>
		values.some( ( chosen ) => textOf( chosen ) === String( value ) );
	const choose = ( option: Option ) => {
		const others = values.filter(
			( chosen ) => textOf( chosen ) !== String( option.value )
		);
		const isAdded = others.length === values.length;
		if ( takes === 'one' ) {
			set( operator, isAdded ? option.value : undefined );
		} else {
			set( operator, isAdded ? [ ...values, option.value ] : others );
		}
	};
	return (
		<div className={ styles.choices }>
			{ field.operators.length > 1 && (
				<div className={ styles.conditions }>
					<span className={ styles.conditionsName }>
						{ field.label }
					</span>
					<SelectControl
						__nextHasNoMarginBottom
						size="compact"
						label={ __( 'Conditions', 'atelier' ) }
						hideLabelFromVision
						value={ operator }
						options={ field.operators.map( ( value ) => ( {
							value,
							label: operators[ value ].label(),
						} ) ) }
						onChange={ ( chosen ) =>
							field.operators
								.filter( ( name ) => name === chosen )
								.forEach( ( name ) =>
									set(
										name,
										takes === 'one' ? values[ 0 ] : values
									)
								)
						}
					/>
				</div>
			) }
			<Elements
				field={ field }
				takes={ takes }
				isChosen={ isChosen }
				onChoose={ choose }
			/>
		</div>
	);
}

interface ElementsProps {
	readonly field: NormalizedField< unknown >;
	readonly takes: 'one' | 'many';
	readonly isChosen: ( option: Option ) => boolean;
	readonly onChoose: ( option: Option ) => void;
}

function Elements( { field, ...choosing }: ElementsProps ) {
	const { loaded, retry } = useElements( field );
	switch ( loaded.status ) {
		case 'idle':
		case 'loading':
			return (
				<div className={ styles.state } role="status">
					<Spinner />
					<p>{ __( 'Loading items…', 'atelier' ) }</p>
				</div>
			);
		case 'failed':
			return (
				<div className={ styles.state } role="alert">
					<p>{ __( 'The items could not be loaded.', 'atelier' ) }</p>
					<Button
						variant="secondary"
						size="compact"
						onClick={ retry }
					>
						{ __( 'Try again', 'atelier' ) }
					</Button>
				</div>
			);
		case 'ready': {
			const { searchElements } = field;
			const list = {
				...choosing,
				label: sprintf(
					/* translators: %s: name of a field such as "Author". */
					__( 'List of: %s', 'atelier' ),
					field.label
				),
				options: loaded.options,
			};
			return searchElements && loaded.options.length >= ELEMENTS_LIMIT ? (
				<SearchedOptions
					{ ...list }
					searchElements={ searchElements }
				/>
			) : (
				<OptionList { ...list } />
			);
		}
	}
}
