import type { ComponentType } from 'react';
import {
	FIELD_NAMES,
	useStyleValue,
} from '../../../globalStyles/index.records';
import {
	propertyFacts,
	type Features,
	type PropertyGroup,
	type PropertyIn,
	type PropertyName,
	type StyleTarget,
} from '../../../globalStyles/index.model';
import { StylesControl } from './StylesPanel';

/** A row for every property of some groups, in the order of the panel; properties chosen together share one. */
export type RowsOf< Group extends PropertyGroup, Props > = Readonly<
	Record< PropertyIn< Group >, ComponentType< Props > >
>;

interface PropertyRowsProps< Props > {
	readonly rows: Readonly< Record< string, ComponentType< Props > > >;
	/** What each row is given. */
	readonly props: Props;
}

/** The rows of what can be styled of a target. */
export function PropertyRows< Props extends { readonly features: Features } >( {
	rows,
	props,
}: PropertyRowsProps< Props > ) {
	const features: ReadonlySet< string > = props.features;
	const shown = new Map(
		Object.entries( rows )
			.filter( ( [ name ] ) => features.has( name ) )
			.map( ( [ name, Row ] ) => [ Row, name ] )
	);
	return [ ...shown ].map( ( [ Row, name ] ) => (
		<Row key={ name } { ...props } />
	) );
}

/** What a control of one value is given. */
interface ControlProps {
	readonly label: string;
	/** As it is stored. */
	readonly value: unknown;
	/** Undefined resets. */
	readonly onChange: ( value: string | undefined ) => void;
}

interface RowOptions {
	/** Whether it takes half of the panel's width. */
	readonly isHalf?: boolean;
	/** Whether it is there only once it is asked for. */
	readonly isOptional?: boolean;
}

/** The row of a property whose control needs nothing but its value. */
export const buildRow = (
	name: PropertyName & keyof typeof FIELD_NAMES,
	Control: ComponentType< ControlProps >,
	{ isHalf = false, isOptional = false }: RowOptions = {}
) =>
	function Row( { target }: { readonly target: StyleTarget } ) {
		const label = FIELD_NAMES[ name ]();
		const value = useStyleValue( propertyFacts( name ).paths[ 0 ], target );
		return (
			<StylesControl
				label={ label }
				value={ value }
				isHalf={ isHalf }
				isOptional={ isOptional }
			>
				<Control
					label={ label }
					value={ value.value }
					onChange={ value.set }
				/>
			</StylesControl>
		);
	};
