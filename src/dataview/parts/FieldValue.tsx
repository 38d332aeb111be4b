import { __, sprintf } from '@wordpress/i18n';
import { Boundary } from '@/ui/Region';
import { textOf, type NormalizedField } from '../fields';
import type { Option, Renders } from '../types';
import styles from './FieldValue.module.css';
import { useOptions } from './useElements';

interface FieldValueProps {
	readonly field: NormalizedField< unknown >;
	readonly item: unknown;
}

/** The value of a field; one that fails costs neither the others nor the list. */
export function FieldValue( { field, item }: FieldValueProps ) {
	return (
		<Boundary
			key={ field.id }
			label={ field.label }
			instead={ <Failed field={ field } /> }
		>
			<Value field={ field } item={ item } />
		</Boundary>
	);
}

const Failed = ( { field }: Pick< FieldValueProps, 'field' > ) => (
	<span>
		{ sprintf(
			/* translators: %s: label of a changed property, such as "Content". */
			__( '%s: This value can’t be shown.', 'atelier' ),
			field.label
		) }
	</span>
);

/** Its custom rendering, or else the label of the value, or else the value. */
function Value( { field, item }: FieldValueProps ) {
	const { Render } = field;
	if ( Render ) {
		return <Rendered key={ field.id } render={ Render } item={ item } />;
	}
	const value = field.getValue( { item } );
	if ( field.typeName === 'media' ) {
		return <Picture source={ textOf( value ) } />;
	}
	return field.loadElements ? (
		<LateLabel field={ field } value={ value } />
	) : (
		<>{ labelOf( value, field.elements ) }</>
	);
}

/**
 * What a field renders itself, with the hooks of that. Lists make their fields again when their choices change: what a cell
 * shows, and the focus in it, outlive that.
 */
const Rendered = ( {
	render,
	item,
}: {
	readonly render: Renders< { item: unknown } >;
	readonly item: unknown;
} ) => <>{ render( { item } ) }</>;

function Picture( { source }: { readonly source: string } ) {
	// The title beside it is its text alternative.
	return source ? (
		<img
			className={ styles.picture }
			src={ source }
			alt=""
			loading="lazy"
			decoding="async"
		/>
	) : null;
}

function LateLabel( {
	field,
	value,
}: {
	readonly field: NormalizedField< unknown >;
	readonly value: unknown;
} ) {
	return <>{ labelOf( value, useOptions( field ) ) }</>;
}

/** A value's label; several are joined. */
export function labelOf( value: unknown, options: readonly Option[] ): string {
	const values: readonly unknown[] = Array.isArray( value )
		? value
		: [ value ];
	return values
		.map(
			( one ) =>
				options.find(
					( option ) => String( option.value ) === textOf( one )
				)?.label ?? textOf( one )
		)
		.join( ', ' );
}
