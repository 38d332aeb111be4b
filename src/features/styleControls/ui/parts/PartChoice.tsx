import { __ } from '@wordpress/i18n';
import {
	ToggleGroup,
	ToggleGroupOption,
} from '../../../../platform/experimental/toggleGroup';
import type { ElementName, StateName } from '../../../globalStyles/index.model';
import styles from './PartChoice.module.css';

/** What states are called. */
export const STATE_NAMES = {
	':hover': () => __( 'Hover', 'atelier' ),
	':focus': () => __( 'Focus', 'atelier' ),
	':focus-visible': () => __( 'Keyboard focus', 'atelier' ),
	':active': () => __( 'Active', 'atelier' ),
} satisfies Record< StateName, () => string >;

/** Stands for no part: everything, or the state at rest. */
const WHOLE = 'whole';

interface PartChoiceProps< Part extends string > {
	readonly label: string;
	readonly whole: string;
	readonly parts: readonly Part[];
	readonly nameOf: ( part: Part ) => string;
	readonly value: Part | undefined;
	readonly onChange: ( part: Part | undefined ) => void;
}

function PartChoice< Part extends string >( {
	label,
	whole,
	parts,
	nameOf,
	value,
	onChange,
}: PartChoiceProps< Part > ) {
	return (
		<div className={ styles.choice }>
			<ToggleGroup
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				isBlock
				label={ label }
				value={ value ?? WHOLE }
				onChange={ ( chosen ) =>
					onChange( parts.find( ( part ) => part === chosen ) )
				}
			>
				<ToggleGroupOption value={ WHOLE } label={ whole } />
				<>
					{ parts.map( ( part ) => (
						<ToggleGroupOption
							key={ part }
							value={ part }
							label={ nameOf( part ) }
						/>
					) ) }
				</>
			</ToggleGroup>
		</div>
	);
}

/** Which state of a link or a button is being changed. */
export const StateChoice = ( props: {
	readonly states: readonly StateName[];
	readonly value: StateName | undefined;
	readonly onChange: ( state: StateName | undefined ) => void;
} ) => (
	<PartChoice
		label={ __( 'State', 'atelier' ) }
		whole={ __( 'Default', 'atelier' ) }
		parts={ props.states }
		nameOf={ ( state ) => STATE_NAMES[ state ]() }
		value={ props.value }
		onChange={ props.onChange }
	/>
);

/** Which level of headings is being changed. */
export const LevelChoice = ( props: {
	readonly levels: readonly ElementName[];
	readonly value: ElementName | undefined;
	readonly onChange: ( level: ElementName | undefined ) => void;
} ) => (
	<PartChoice
		label={ __( 'Select heading level', 'atelier' ) }
		whole={ __( 'All', 'atelier' ) }
		parts={ props.levels }
		nameOf={ ( level ) => level.toUpperCase() }
		value={ props.value }
		onChange={ props.onChange }
	/>
);
