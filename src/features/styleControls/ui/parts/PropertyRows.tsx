import type { ComponentType } from 'react';
import {
	FIELD_NAMES,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import {
	propertyFacts,
	type Features,
	type PropertyGroup,
	type PropertyIn,
	type PropertyName,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import { StylesControl } from './StylesPanel';

/** One row per property of some groups, in the panel's order; properties that are chosen together share a row. */
export type RowsOf< Group extends PropertyGroup, Props > = Readonly<
	Record< PropertyIn< Group >, ComponentType< Props > >
>;

interface PropertyRowsProps< Props > {
	readonly rows: Readonly< Record< string, ComponentType< Props > > >;
	/** The props of each row. */
	readonly props: Props;
}

/** The rows for the features of a target. */
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

/** Props of a control for one value. */
interface ControlProps {
	readonly label: string;
	/** The stored value. */
	readonly value: unknown;
	/** Undefined resets. */
	readonly onChange: ( value: string | undefined ) => void;
}

interface RowOptions {
	/** Whether it takes up half of the panel's width. */
	readonly isHalf?: boolean;
	/** Whether the panel's menu adds it on demand. */
	readonly isOptional?: boolean;
}

/** Builds the row of a property whose control needs its value only. */
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
