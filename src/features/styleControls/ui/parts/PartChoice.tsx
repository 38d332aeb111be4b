import { __ } from '@wordpress/i18n';
import {
	ToggleGroup,
	ToggleGroupOption,
} from '@/platform/experimental/toggleGroup';
import type {
	ElementName,
	StateName,
} from '@/features/globalStyles/index.model';
import { STATE_NAMES } from '@/features/globalStyles/index.records';
import { SelectField } from '../controls/SelectField';
import styles from './PartChoice.module.css';

/** The option for no part: all levels, or the default state. */
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

/** Chooses the state of a link or button to edit. */
export const StateChoice = ( {
	states,
	value,
	onChange,
}: {
	readonly states: readonly StateName[];
	readonly value: StateName | undefined;
	readonly onChange: ( state: StateName | undefined ) => void;
} ) => (
	<div className={ styles.choice }>
		<SelectField
			label={ __( 'State', 'atelier' ) }
			options={ states.map( ( state ) => ( {
				value: state,
				label: STATE_NAMES[ state ](),
			} ) ) }
			value={ value }
			onChange={ ( chosen ) =>
				onChange( states.find( ( state ) => state === chosen ) )
			}
		/>
	</div>
);

/** Chooses the heading level to edit. */
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
